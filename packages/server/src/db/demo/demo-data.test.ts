import { expect, it } from 'vitest'
import { firstCatalogue } from '../catalogue/catalogue.ts'
import { demoAnnouncements } from './announcements.ts'
import { demoApplications } from './applications.ts'
import { demoConsultations, demoInquiries } from './inquiries.ts'
import { demoOrders } from './orders.ts'
import { demoSettings } from './settings.ts'
import { demoMerchants, demoPeople } from './people.ts'

/** What one file of the demo names in another is there; each file by itself is checked by its schema. */
const now = new Date('2026-11-20T02:00:00Z')
const merchants = demoMerchants()
const accounts = demoPeople().staff.map(({ account }) => account)

it('every merchant has an owner who works there', () => {
  const { staff } = demoPeople()
  for (const { code, owner } of merchants)
    expect(staff.find(({ account }) => account === owner)?.merchant, code).toBe(code)
  expect(new Set(accounts).size).toBe(accounts.length)
})

it('orders are placed with merchants there are, and every step speaks of all their lines', () => {
  const codes = merchants.map(({ code }) => code)
  for (const { merchantCode, order, steps } of demoOrders(now).orders) {
    expect(codes, order.orderNo).toContain(merchantCode)
    for (const step of steps)
      if (step.kind === 'note') expect(step.quantities, order.orderNo).toHaveLength(order.lines.length)
  }
})

it('settings are those of people and merchants there are', () => {
  const { views, noteTemplates } = demoSettings()
  expect(views.filter(({ by }) => !accounts.includes(by))).toEqual([])
  const codes = merchants.map(({ code }) => code)
  expect(noteTemplates.filter(({ merchant }) => !codes.includes(merchant))).toEqual([])
})

it('merchants and applicants sell what the catalogue has', () => {
  const known = new Set(firstCatalogue().map(({ code }) => code))
  for (const { company, categories } of [...merchants, ...demoApplications()])
    expect(
      categories.filter((code) => !known.has(code)),
      company.name,
    ).toEqual([])
})

it('announcements name merchants there are', () => {
  const codes = merchants.map(({ code }) => code)
  const named = demoAnnouncements().flatMap(({ audience }) =>
    'merchants' in audience ? audience.merchants : [],
  )
  expect(named.filter((code) => !codes.includes(code))).toEqual([])
})

it('visitors see inquiries up to today and have asked something', () => {
  expect(demoInquiries().at(-1)?.daysAgo).toBe(0)
  expect(demoConsultations()).not.toEqual([])
})
