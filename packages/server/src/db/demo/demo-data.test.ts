import { expect, it } from 'vitest'
import { firstCatalogue } from '../catalogue/catalogue.ts'
import { demoAnnouncements } from './announcements.ts'
import { demoApplications } from './applications.ts'
import { demoConsultations, demoInquiries } from './inquiries.ts'
import { demoOrders } from './orders.ts'
import { demoSettings } from './settings.ts'
import { demoMerchants, demoPeople } from './people.ts'

/** References between files of the demo exist; each file is checked by its own schema. */
const now = new Date('2026-11-20T02:00:00Z')
const merchants = demoMerchants()
const accounts = demoPeople().staff.map(({ account }) => account)

it('every merchant has an owner among its people', () => {
  const { staff } = demoPeople()
  for (const { code, owner } of merchants)
    expect(staff.find(({ account }) => account === owner)?.merchant, code).toBe(code)
  expect(new Set(accounts).size).toBe(accounts.length)
})

it('orders belong to existing merchants, and every step covers all of their lines', () => {
  const codes = merchants.map(({ code }) => code)
  for (const { merchantCode, order, steps } of demoOrders(now).orders) {
    expect(codes, order.orderNo).toContain(merchantCode)
    for (const step of steps)
      if (step.kind === 'note') expect(step.quantities, order.orderNo).toHaveLength(order.lines.length)
  }
})

it('settings belong to existing people and merchants', () => {
  const { views, noteTemplates } = demoSettings()
  expect(views.filter(({ by }) => !accounts.includes(by))).toEqual([])
  const codes = merchants.map(({ code }) => code)
  expect(noteTemplates.filter(({ merchant }) => !codes.includes(merchant))).toEqual([])
})

it('merchants and applicants sell in existing categories', () => {
  const known = new Set(firstCatalogue().map(({ code }) => code))
  for (const { company, categories } of [...merchants, ...demoApplications()])
    expect(
      categories.filter((code) => !known.has(code)),
      company.name,
    ).toEqual([])
})

it('announcements refer to existing merchants', () => {
  const codes = merchants.map(({ code }) => code)
  const named = demoAnnouncements().flatMap(({ audience }) =>
    'merchants' in audience ? audience.merchants : [],
  )
  expect(named.filter((code) => !codes.includes(code))).toEqual([])
})

it('visitors see inquiries up to today and have sent requests', () => {
  expect(demoInquiries().at(-1)?.daysAgo).toBe(0)
  expect(demoConsultations()).not.toEqual([])
})
