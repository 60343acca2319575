import { describe, expect, it } from 'vitest'
import { describeImportFault } from '@bdr/text/order-import'
import { noOptions } from '../model.ts'
import { readFile } from '../read-file.ts'
import { fixture, onlyLine, onlyOrder, readFixture, faultTexts } from '../test/expectations.ts'

describe('official examples', () => {
  it('from OASIS UBL 2.1 are read', async () => {
    const read = await readFixture('ubl/UBL-Order-2.1-Example.xml')
    expect(faultTexts(read)).toEqual([])
    expect(onlyOrder(read)).toMatchObject({
      orderNo: '34',
      buyerName: 'Johnssons byggvaror',
      supplier: { code: null, name: 'Moderna Produkter AB', party: { scheme: 'GLN', id: '7302347231111' } },
      orderDate: '2010-01-20',
      currency: 'SEK',
      shipTo: 'Rådhusgatan 5, 2nd floor, Purchasing department, 123, 11000 Stockholm, RegionX, SE',
      receiverName: 'Per',
      receiverPhone: '987098709',
      supplierAt: { path: '/Order/SellerSupplierParty/Party/EndpointID' },
    })
    expect(onlyOrder(read).lines).toMatchObject([
      {
        lineNo: 1,
        unit: '升',
        quantity: '120',
        unitPrice: '50',
        taxRate: null,
        requiredDate: '2010-02-25',
        materialCode: 'SItemNo001',
      },
      {
        lineNo: 2,
        unit: '个',
        quantity: '15',
        unitPrice: '15',
        materialName: 'Pensel 20 mm',
        at: { path: '/Order/OrderLine[2]' },
      },
    ])
  })

  it('from Peppol are read with charges and allowances spread over the units, and tax added', async () => {
    const order = onlyOrder(await readFixture('ubl/Order_Example.xml'))
    expect(order.note).toBe(
      'Information text for the whole order；整单附加费 Miscellaneous services 400.00 NOK；整单折扣 Discount 652.50 NOK',
    )
    // (120 × 50 + 600 − 300) ÷ 120 × 1.25
    expect(order.lines[0]).toMatchObject({
      unitPrice: '65.625',
      taxRate: '0.25',
      unit: '个',
      materialCode: '123456',
    })
    expect(order.lines[1]).toMatchObject({ unitPrice: '18.75', requiredDate: '2012-10-31' })
  })

  it.each([
    [
      'ubl/UC1_Order.xml',
      '1',
      'The Supplier AB',
      { scheme: '0192', id: '987654325' },
      [
        ['10', '5'],
        ['5', '7.5'],
        ['15', '3.75'],
      ],
      '件',
    ],
    [
      'ubl/UC2_Order.xml',
      '1',
      'The Supplier AB',
      { scheme: '0088', id: '7300010000001' },
      [
        ['10', '50'],
        ['50', '7.5'],
      ],
      '件',
    ],
    [
      'ubl/UC3_Order.xml',
      '5',
      'Translation Services AS',
      { scheme: '0192', id: '987654325' },
      [['1', '400']],
      '天',
    ],
  ])('%s', async (name, orderNo, seller, party, lines, unit) => {
    const read = await readFixture(name)
    expect(faultTexts(read)).toEqual([])
    const order = onlyOrder(read)
    expect(order).toMatchObject({
      orderNo,
      buyerName: 'City Hospital',
      currency: 'EUR',
      supplier: { name: seller, party },
    })
    expect(order.lines.map(({ quantity, unitPrice }) => [quantity, unitPrice])).toEqual(lines)
    expect(new Set(order.lines.map(({ requiredDate }) => requiredDate))).toEqual(new Set(['2013-07-16']))
    expect(order.lines[0]!.unit).toBe(unit)
  })
})

const example = Buffer.from(fixture('ubl/UC1_Order.xml')).toString()

/** The example with the first occurrence of each text replaced. */
function changed(...changes: readonly (readonly [string | RegExp, string])[]) {
  const text = changes.reduce((xml, [from, to]) => {
    const next = xml.replace(from, to)
    if (next === xml) throw new Error(`nothing to change: ${from}`)
    return next
  }, example)
  return readFile(Buffer.from(text))
}

const line2 = '/Order/OrderLine[2]/LineItem'
const delivery = /<cac:Delivery>[\s\S]*<\/cac:Delivery>/

describe('faults', () => {
  it.each([
    [
      'an unknown unit',
      ['NAR', 'XYZ'],
      '/Order/OrderLine[1]/LineItem/Quantity/@unitCode 不认识的计量单位代码，应为 UNECE Rec 20 代码，如 EA、KGM',
    ],
    [
      'no unit',
      [' unitCode="NAR" unitCodeListID="UNECERec20">5<', '>5<'],
      `${line2}/Quantity 数量没有写计量单位代码（unitCode）`,
    ],
    [
      'a bad quantity',
      ['>5</cbc:Quantity', '>five</cbc:Quantity'],
      `${line2}/Quantity 数量应为大于 0 的数字，最多 4 位小数`,
    ],
    ['a zero quantity', ['>5</cbc:Quantity', '>0</cbc:Quantity'], `${line2}/Quantity 数量应大于 0`],
    [
      'a line id twice',
      ['<cbc:ID>2</cbc:ID>', '<cbc:ID>1</cbc:ID>'],
      `${line2}/ID 同一订单的行号重复，第一次出现在 /Order/OrderLine[1]/LineItem/ID`,
    ],
    ['a bad date', ['2013-07-01', '2013-02-30'], '/Order/IssueDate 没有这一天'],
    ['no number', ['<cbc:ID>1</cbc:ID>\n  <cbc:IssueDate', '<cbc:IssueDate'], '/Order/ID 不能为空'],
    [
      'no name of the article',
      [
        '<cbc:Description>1x12 pack sauce bags</cbc:Description>\n        <cbc:Name>Brown sauce</cbc:Name>',
        '',
      ],
      '/Order/OrderLine[1]/LineItem/Item/Name 不能为空',
    ],
    [
      'an amount that its line does not make',
      ['>30</cbc:LineExtensionAmount', '>31</cbc:LineExtensionAmount'],
      `${line2}/LineExtensionAmount 行金额与数量、单价、折扣和附加费不符，应为 30.00`,
    ],
    [
      'a total its lines do not make',
      ['>115<', '>116<'],
      '/Order/AnticipatedMonetaryTotal/LineExtensionAmount 各行金额之和是 115，与合计不符',
    ],
    [
      'a tax of 250 %',
      ['<cbc:Percent>25', '<cbc:Percent>250'],
      '/Order/OrderLine[1]/LineItem/Item/ClassifiedTaxCategory/Percent 税率应为 0 至 100 之间的数字',
    ],
    [
      'another currency',
      ['PriceAmount currencyID="EUR">6', 'PriceAmount currencyID="USD">6'],
      `${line2}/Price/PriceAmount/@currencyID 金额的币种与订单币种 EUR 不同`,
    ],
  ] as [string, [string | RegExp, string], string][])('%s', async (_, change, message) => {
    expect(faultTexts(await changed(change))).toContain(message)
  })

  it('of several lines are reported together', async () => {
    const read = await changed(
      ['>10</cbc:Quantity', '>-1</cbc:Quantity'],
      ['>15</cbc:Quantity', '>x</cbc:Quantity'],
    )
    expect(read.faultCount).toBe(2)
    expect(onlyOrder(read).lines.map(({ lineNo }) => lineNo)).toEqual([2])
  })

  it('do not prevent the supplier from being read', async () => {
    const read = await changed(['2013-07-01', 'soon'])
    expect(read.orders).toEqual([])
    expect(read.unfinished).toMatchObject([{ orderNo: '1', supplier: { party: { scheme: '0192' } } }])
  })
})

const oneLine = (item: string) =>
  readFile(
    Buffer.from(
      example
        .replace(
          /<cac:OrderLine>[\s\S]*<\/cac:OrderLine>/,
          `<cac:OrderLine><cac:LineItem><cbc:ID>1</cbc:ID>${item}<cac:Item><cbc:Name>X</cbc:Name></cac:Item></cac:LineItem></cac:OrderLine>`,
        )
        .replace(/<cac:AnticipatedMonetaryTotal>[\s\S]*<\/cac:AnticipatedMonetaryTotal>/, ''),
    ),
  )

describe('lines', () => {
  it.each([
    [
      'a price for a hundred',
      '<cac:Price><cbc:PriceAmount>250</cbc:PriceAmount><cbc:BaseQuantity unitCode="EA">100</cbc:BaseQuantity></cac:Price>',
      { unitPrice: '2.5' },
    ],
    [
      'an amount without a price',
      '<cbc:LineExtensionAmount>10</cbc:LineExtensionAmount>',
      { unitPrice: '3.333333' },
    ],
    [
      'a maximum',
      '<cbc:MaximumQuantity>3.3</cbc:MaximumQuantity><cac:Price><cbc:PriceAmount>1</cbc:PriceAmount></cac:Price>',
      { tolerance: '0.1' },
    ],
  ])('%s', async (_, inner, expected) => {
    const read = await oneLine(`<cbc:Quantity unitCode="EA">3</cbc:Quantity>${inner}`)
    expect(faultTexts(read)).toEqual([])
    expect(onlyLine(read)).toMatchObject({ ...expected, taxRate: null, requiredDate: '2013-07-16' })
  })

  it('priced in another unit are a fault', async () => {
    const read = await oneLine(
      '<cbc:Quantity unitCode="EA">3</cbc:Quantity><cac:Price><cbc:PriceAmount>2</cbc:PriceAmount><cbc:BaseQuantity unitCode="KGM">1</cbc:BaseQuantity></cac:Price>',
    )
    expect(faultTexts(read)).toEqual([
      '/Order/OrderLine/LineItem/Price/BaseQuantity 计价单位与数量单位 EA 不同，无法换算',
    ])
  })

  it('without a number keep their id in the note', async () => {
    const order = onlyOrder(await changed(['<cbc:ID>2</cbc:ID>', '<cbc:ID>B-2</cbc:ID>']))
    expect(order.lines.map(({ lineNo, note }) => [lineNo, note])).toEqual([
      [1, null],
      [2, '原行号 B-2'],
      [3, null],
    ])
  })
})

/** The questions about a document with their answers. */
const asked = ({ assumptions }: Awaited<ReturnType<typeof readFile>>) =>
  assumptions.flatMap(({ key, question }) => (question ? [[key, question.options]] : []))

describe('what a document does not contain', () => {
  const tax = /<cac:ClassifiedTaxCategory>[\s\S]*?<\/cac:ClassifiedTaxCategory>/g

  const taxTotal = /<cac:TaxTotal>[\s\S]*?<\/cac:TaxTotal>/

  it('is asked: an address, which the operator enters', async () => {
    const text = example.replace(delivery, '')
    const read = await readFile(Buffer.from(text))
    expect(faultTexts(read)).toEqual([])
    expect(asked(read)).toEqual([['shipTo.ask', []]])
    const answers = { 'shipTo:City Hospital': '上海市徐汇区' }
    const again = await readFile(Buffer.from(text), { ...noOptions, answers })
    expect(onlyOrder(again).shipTo).toBe('上海市徐汇区')
  })

  it('is asked: the rate of a tax total', async () => {
    const text = example
      .replace(tax, '')
      .replace(taxTotal, '')
      .replace(
        '<cac:AnticipatedMonetaryTotal>',
        '<cac:TaxTotal><cbc:TaxAmount currencyID="EUR">28.75</cbc:TaxAmount></cac:TaxTotal><cac:AnticipatedMonetaryTotal>',
      )
    const read = await readFile(Buffer.from(text))
    expect(asked(read)[0]).toEqual(['ubl.taxTotal', ['0.25', '0.13', '0.09', '0.06', '0.03', '0']])
    const answers = { 'ubl.taxTotal': '0.25' }
    const again = await readFile(Buffer.from(text), { ...noOptions, answers })
    expect(onlyOrder(again).lines[0]).toMatchObject({ unitPrice: '5', taxRate: '0.25' })
    expect(asked(again)).toHaveLength(1)
  })

  it('is reported: no tax at all is different from 0 %', async () => {
    const read = await readFile(Buffer.from(example.replace(tax, '').replace(taxTotal, '')))
    expect(read.assumptions.map(({ key }) => key)).toContain('ubl.noTax')
    expect(onlyOrder(read).lines.map(({ taxRate }) => taxRate)).toEqual([null, null, null])
  })

  it('is asked: charges on the whole order, and a differing payable amount', async () => {
    expect(asked(await readFixture('ubl/Order_Example.xml'))).toEqual([
      ['ubl.payable', ['accept']],
      ['ubl.adjustments', ['accept']],
    ])
    const read = await changed([
      /<cac:AnticipatedMonetaryTotal>[\s\S]*<\/cac:AnticipatedMonetaryTotal>/,
      payable,
    ])
    expect(asked(read)).toEqual([['ubl.payable', ['accept']]])
  })

  const payable =
    '<cac:AnticipatedMonetaryTotal><cbc:LineExtensionAmount currencyID="EUR">115</cbc:LineExtensionAmount><cbc:PayableAmount currencyID="EUR">150</cbc:PayableAmount></cac:AnticipatedMonetaryTotal>'
})

describe('allowances that state a share instead of an amount', () => {
  const line = (text: string, ...changes: readonly (readonly [string, string])[]) =>
    readFile(Buffer.from(changes.reduce((changed, [from, to]) => changed.replace(from, to), text)))
  const discount = String(Buffer.from(fixture('ubl/ubl-percent-discount.xml')))
  const multiplier = '<cbc:MultiplierFactorNumeric>10</cbc:MultiplierFactorNumeric>'
  const lineAmount = '<cbc:LineExtensionAmount currencyID="CNY">900.00</cbc:LineExtensionAmount>'

  it('are settled by the amount of their line', async () => {
    const read = await readFixture('ubl/ubl-percent-discount.xml')
    expect(faultTexts(read)).toEqual([])
    // (10 × 100 − 10 %) ÷ 10 × 1.13
    expect(onlyOrder(read).lines.map(({ unitPrice }) => unitPrice)).toEqual(['101.7', '113'])
    expect(onlyOrder(read).totalAmount).toBe('2147.00')
    expect(onlyLine(await readFixture('ubl/ubl-percent-only-line.xml')).unitPrice).toBe('101.7')
  })

  it('are read as a factor if the amount of their line says so', async () => {
    const factor = multiplier.replace('10', '0.1')
    expect(onlyOrder(await line(discount, [multiplier, factor])).lines[0]!.unitPrice).toBe('101.7')
  })

  it.each([
    ['no amount of the line', [lineAmount, '']],
    ['another amount of the line', [lineAmount, lineAmount.replace('900', '950')]],
    ['another share', [multiplier, multiplier.replace('10', '12')]],
  ] as const)('are a fault of the line with %s', async (_, change) => {
    const read = await line(discount, change)
    expect(faultTexts(read)[0]).toMatch(
      /^\/Order\/OrderLine\[1\]\/LineItem\/AllowanceCharge 折扣或附加费只写了比例/,
    )
    expect(read.elements).toMatchObject({ found: 2, record: 1, faulty: 1, lost: 0 })
  })

  it('are a fault if they state neither', async () => {
    const read = await line(discount, [multiplier, ''])
    expect(faultTexts(read)).toEqual([
      '/Order/OrderLine[1]/LineItem/AllowanceCharge 折扣或附加费没有写金额（Amount），也没有写比例（MultiplierFactorNumeric）',
    ])
  })

  it('of the whole order are asked and noted with the share and its amount', async () => {
    const read = await readFixture('ubl/ubl-order-percent.xml')
    expect(read.assumptions).toMatchObject([
      { key: 'ubl.adjustments', params: { adjustments: ['整单折扣 Framework 5 %（50.00） CNY'] } },
    ])
    expect(onlyOrder(read).note).toBe('整单折扣 Framework 5 %（50.00） CNY')
  })

  it('of the whole order are a fault if nothing says what they mean', async () => {
    const order = String(Buffer.from(fixture('ubl/ubl-order-percent.xml')))
    const read = await line(
      order,
      ['<cbc:MultiplierFactorNumeric>5<', '<cbc:MultiplierFactorNumeric>0.05<'],
      ['<cbc:AllowanceTotalAmount currencyID="CNY">50.00</cbc:AllowanceTotalAmount>', ''],
    )
    expect(faultTexts(read)[0]).toMatch(/^\/Order\/AllowanceCharge 整单折扣或附加费只写了比例/)
  })
})

describe('envelopes', () => {
  const wrapped = (...documents: string[]) =>
    readFile(
      Buffer.from(
        `<StandardBusinessDocument xmlns="http://www.unece.org/cefact/namespaces/StandardBusinessDocumentHeader"><StandardBusinessDocumentHeader><HeaderVersion>1.0</HeaderVersion></StandardBusinessDocumentHeader>${documents.join('')}</StandardBusinessDocument>`,
      ),
    )
  const bare = example.slice(example.indexOf('<Order'))

  it('are unwrapped', async () => {
    const read = await wrapped(bare)
    expect(faultTexts(read)).toEqual([])
    expect(onlyOrder(read).lines[1]!.at.path).toBe('/StandardBusinessDocument/Order/OrderLine[2]')
  })

  it('must contain exactly one order', async () => {
    expect(faultTexts(await wrapped())).toEqual([expect.stringContaining('没有 UBL 订单')])
    expect(faultTexts(await wrapped(bare, bare))).toEqual([expect.stringContaining('多张单据')])
    expect(faultTexts(await wrapped('<a/>'))).toEqual([expect.stringContaining('根元素是 a')])
  })

  it('and documents may be preceded by invisible characters', async () => {
    expect(onlyOrder(await readFile(Buffer.from(`\u200b\ufeff\n${example}`))).lines).toHaveLength(3)
  })
})

describe('several deliveries of a line', () => {
  const schedule = Buffer.from(fixture('ubl/schedule.xml')).toString()
  const read = (...changes: readonly (readonly [string | RegExp, string])[]) =>
    readFile(Buffer.from(changes.reduce((xml, [from, to]) => xml.replace(from, to), schedule)))
  const linesOf = (result: Awaited<ReturnType<typeof read>>) =>
    onlyOrder(result).lines.map(({ lineNo, quantity, requiredDate }) => [lineNo, quantity, requiredDate])

  it('become lines that say where they come from', async () => {
    const result = await readFixture('ubl/schedule.xml')
    expect(faultTexts(result)).toEqual([])
    expect(linesOf(result)).toEqual([
      [1, '60', '2026-12-01'],
      [2, '40', '2027-01-15'],
    ])
    const { lines, totalAmount } = onlyOrder(result)
    expect(lines.map(({ note }) => note)).toEqual([
      '原行号 1；分 2 次交货，第 1 次',
      '原行号 1；分 2 次交货，第 2 次',
    ])
    expect(totalAmount).toBe('11300.00')
  })

  it('leave the numbers of other lines as they are', async () => {
    const second = /<cac:OrderLine>.*<\/cac:OrderLine>/
      .exec(schedule)![0]
      .replace('<cbc:ID>1<', '<cbc:ID>2<')
      .replace(/<cac:Delivery>.*<\/cac:Delivery>/, '')
    const result = await read(['</Order>', `${second}</Order>`])
    expect(linesOf(result)).toEqual([
      [1, '60', '2026-12-01'],
      [3, '40', '2027-01-15'],
      [2, '100', '2026-12-15'],
    ])
    expect(onlyOrder(result).lines[2]!.note).toBeNull()
  })

  it.each([
    ['that do not make up the line', ['>60<', '>59<'], '各次交货的数量之和是 99，与行数量 100 不符'],
    [
      'without a quantity',
      ['<cbc:Quantity unitCode="H87">40</cbc:Quantity>', ''],
      '同一行有几次交货，这一次没有写数量',
    ],
    [
      'without any quantity',
      [/<cac:Delivery><cbc:Quantity unitCode="H87">\d+<\/cbc:Quantity>/g, '<cac:Delivery>'],
      '有几个不同的交期，却没有写各交多少',
    ],
    ['in another unit', ['unitCode="H87">60', 'unitCode="KGM">60'], '交货数量的单位与行数量的单位 H87 不同'],
    ['of nothing', ['>60<', '>0<'], '数量应为大于 0 的数字'],
  ] as [string, [string | RegExp, string], string][])('%s are a fault', async (_, change, message) => {
    expect(faultTexts(await read(change))).toEqual([expect.stringContaining(message)])
  })
})

describe('the date of a line', () => {
  it.each(['latest-date', 'latest-only'])('is the latest day of the delivery: %s', async (name) => {
    const read = await readFixture(`ubl/${name}.xml`)
    expect(faultTexts(read)).toEqual([])
    expect(onlyLine(read).requiredDate).toBe('2026-12-20')
    expect(read.assumptions).toEqual([])
  })

  it('is not chosen among several of the order', async () => {
    const latest = '<cac:Delivery><cbc:LatestDeliveryDate>2027-01-10</cbc:LatestDeliveryDate></cac:Delivery>'
    const text = Buffer.from(fixture('ubl/latest-only.xml')).toString()
    const read = await readFile(Buffer.from(text.replace('<cac:OrderLine>', `${latest}<cac:OrderLine>`)))
    expect(faultTexts(read)).toEqual([
      '/Order/Delivery[2]/LatestDeliveryDate 有几个不同的交期，却没有写各交多少',
    ])
  })
})

describe('what is no ordinary order or line', () => {
  it('is asked: a blanket order, whose type is kept in the note', async () => {
    const read = await readFixture('ubl/blanket.xml')
    expect(asked(read)).toEqual([['ubl.orderType', ['accept']]])
    expect(onlyOrder(read).note).toContain('框架订单')
    const ordinary = Buffer.from(fixture('ubl/blanket.xml')).toString().replace('>221<', '>220<')
    expect(asked(await readFile(Buffer.from(ordinary)))).toEqual([])
  })

  it('is a fault: a line with a status', async () => {
    const line = '<cbc:ID>2</cbc:ID>'
    const withStatus = (status: string) =>
      changed([line, `${line}<cbc:LineStatusCode>${status}</cbc:LineStatusCode>`])
    expect(faultTexts(await withStatus('Cancelled'))).toEqual([
      expect.stringContaining(`${line2}/LineStatusCode 这一行不是一般的明细行`),
    ])
    expect(faultTexts(await withStatus('NoStatus'))).toEqual([])
  })

  it('is asked: a line that consists of others, which its note lists', async () => {
    const read = await changed([
      /(<cbc:ID>2<\/cbc:ID>[\s\S]*?)<\/cac:LineItem>/,
      '$1<cac:SubLineItem><cbc:ID>2.1</cbc:ID><cbc:Quantity unitCode="EA">2</cbc:Quantity><cac:Item><cbc:Name>Lid</cbc:Name></cac:Item></cac:SubLineItem></cac:LineItem>',
    ])
    expect(asked(read)).toEqual([['ubl.subLines', ['accept']]])
    expect(onlyOrder(read).lines[1]!.note).toBe('含子行 2.1 Lid 2 个')
  })

  it('is a fault: fewer lines than the document counts', async () => {
    const count = '<cbc:LineCountNumeric>4</cbc:LineCountNumeric>'
    const read = await changed(['<cac:ValidityPeriod>', `${count}<cac:ValidityPeriod>`])
    expect(faultTexts(read)).toEqual(['/Order/LineCountNumeric 与读到的行数不符，上面读到 3 行'])
  })
})

describe('what is not read', () => {
  const unreadOf = ({ unread }: Awaited<ReturnType<typeof readFile>>) =>
    unread.map((part) => `${part.path} ${describeImportFault(part)}`)

  it('is listed, a part of the document in each row', async () => {
    const read = await readFixture('ubl/unread-parts.xml')
    expect(unreadOf(read)).toEqual(
      expect.arrayContaining([
        '/Order/Contract 合同：HT-2026-88',
        '/Order/DeliveryTerms 交货条款：DAP（INCOTERMS）；特别条款 Unload with own crane, 07:00-11:00 only',
        '/Order/PaymentTerms 付款条款：60 days net',
        '/Order/OrderLine/LineItem/PartialDeliveryIndicator 允许分批交货：否',
        '/Order/OrderLine/LineItem/Item/ItemInstance 批次与序列号：序列号 SN-0001；批次 批号 LOT-7',
      ]),
    )
  })

  it('is listed once for all lines that have it', async () => {
    const read = await readFixture('ubl/UC1_Order.xml')
    const cost = read.unread.find(({ path }) => path === '/Order/OrderLine/LineItem/AccountingCost')
    expect(cost?.rows).toEqual([1, 2, 3])
    const codes = unreadOf(read).filter((text) => text.includes('StandardItemIdentification'))
    expect(codes).toEqual([
      expect.stringMatching(/标准物料编码：05704066204093（0160）（第 1 行）；.*（第 2 行）；.*（第 3 行）$/),
    ])
  })

  it('includes what is not UBL, and does not take it for UBL', async () => {
    const foreign = '<x:IssueDate xmlns:x="urn:x">2030-01-01</x:IssueDate>'
    const read = await changed(['<cbc:ID>', `${foreign}<cbc:ID>`])
    expect(onlyOrder(read).orderDate).toBe('2013-07-01')
    expect(unreadOf(read)).toContain('/Order/IssueDate[1] 日期：2030-01-01')
  })
})

it('a wrong currency is one fault, however many amounts have it', async () => {
  const read = await readFile(Buffer.from(example.replaceAll('currencyID="EUR"', 'currencyID="USD"')))
  expect(read.faultCount).toBe(1)
})

describe('documents', () => {
  it('are recognised by namespace, not by prefix', async () => {
    const text = example
      .replaceAll('cbc:', 'b:')
      .replaceAll('xmlns:cbc', 'xmlns:b')
      .replaceAll('<Order ', '<u:Order ')
      .replaceAll('</Order>', '</u:Order>')
      .replace('xmlns="urn', 'xmlns:u="urn')
    expect(onlyOrder(await readFile(Buffer.from(text))).lines).toHaveLength(3)
  })

  it('use the end of validity if no delivery has a date', async () => {
    const read = await changed([/<cac:RequestedDeliveryPeriod>[\s\S]*<\/cac:RequestedDeliveryPeriod>/, ''])
    expect(new Set(onlyOrder(read).lines.map(({ requiredDate }) => requiredDate))).toEqual(
      new Set(['2013-07-30']),
    )
  })

  it('format Chinese addresses from the province to the street', async () => {
    const address =
      '<cac:Delivery><cac:DeliveryLocation><cac:Address><cbc:StreetName>清源路</cbc:StreetName><cbc:BuildingNumber>88 号</cbc:BuildingNumber><cbc:CityName>嘉兴市</cbc:CityName><cbc:CountrySubentity>浙江省</cbc:CountrySubentity><cac:Country><cbc:IdentificationCode>CN</cbc:IdentificationCode></cac:Country></cac:Address></cac:DeliveryLocation></cac:Delivery>'
    expect(onlyOrder(await changed([delivery, address])).shipTo).toBe('浙江省嘉兴市清源路88 号')
  })
})
