import {
  productColumns,
  productImportLimits,
  requiredColumns,
  type ProductColumn,
} from '@bdr/contract/products/import-model'
import { taxRates } from '@bdr/contract/products/model'
import type { AttributeDefinition } from '@bdr/contract/products/replies'
import { unitNames } from '@bdr/text/units'
import { productColumnNames, productTemplateWords as words } from '@bdr/text/product-import'
import { taxRateText } from '@bdr/text/products'
import { writeWorkbook, type WrittenSheet } from '../../platform/workbook/write-workbook.ts'
import type { CategoryChoice } from './model.ts'

/** Rows with drop-downs below the example. */
const rowsToFill = 2_000
/** Brands in the drop-down; others can be typed. */
const brandsOffered = 2_000

const widths: Partial<Record<ProductColumn, number>> = {
  category: 18,
  name: 30,
  model: 18,
  code: 22,
  barcode: 18,
  description: 40,
}

/** Columns of the hidden sheet with the values of drop-downs, without duplicates. */
class Choices {
  readonly lists: (readonly string[])[] = []

  of(values: readonly string[]) {
    const key = JSON.stringify(values)
    const known = this.lists.findIndex((list) => JSON.stringify(list) === key)
    const column = known === -1 ? this.lists.push(values) - 1 : known
    return { choices: { sheet: words.choices, count: values.length, column } }
  }

  get sheet(): WrittenSheet {
    const longest = Math.max(...this.lists.map(({ length }) => length))
    return {
      name: words.choices,
      columns: this.lists.map(() => ({ title: words.choices, width: 20 })),
      rows: Array.from({ length: longest }, (_, row) => this.lists.map((list) => list[row] ?? '')),
      hidden: true,
      isAid: true,
    }
  }
}

/** An empty workbook with a sheet for each category, an example that is not read and explanations of the columns. */
export function productTemplateFile(
  categories: readonly CategoryChoice[],
  brands: readonly string[],
): Promise<Buffer> {
  const choices = new Choices()
  const offered: Partial<Record<ProductColumn, readonly string[]>> = {
    brand: brands.slice(0, brandsOffered),
    unit: unitNames,
    taxRate: taxRates.map(taxRateText),
  }
  const names = sheetNames(categories)
  const sheets = categories.map((category, index): WrittenSheet => {
    const fixed = productColumns.map((column) => ({
      title: isRequired(column) ? words.required(productColumnNames[column]) : productColumnNames[column],
      width: widths[column] ?? 13,
      ...(offered[column]?.length && choices.of(offered[column])),
    }))
    const own = category.attributes.map((attribute) => ({
      title: titleOf(attribute),
      width: 16,
      ...(attribute.choices.length > 0 && choices.of(attribute.choices)),
    }))
    return {
      name: names[index]!,
      columns: [...fixed, ...own],
      rows: [exampleOf(category, brands)],
      rowsToFill,
    }
  })
  return writeWorkbook([...sheets, helpSheet(categories), choices.sheet])
}

const isRequired = (column: ProductColumn): boolean => requiredColumns.some((one) => one === column)

function titleOf({ name, unit, required }: AttributeDefinition): string {
  const title = words.attribute(name, unit)
  return required ? words.required(title) : title
}

/** Names of sheets. Of two categories with the same name, the second is identified by its category column. */
const sheetNames = (categories: readonly CategoryChoice[]): string[] =>
  categories.map(({ name, code }, index) => {
    const plain = name.replace(/[\\/?*:[\]]/g, ' ').slice(0, 31)
    const isTwice = categories.slice(0, index).some((other) => other.name === name)
    return isTwice ? `${plain.slice(0, 22)}(${code})` : plain
  })

function exampleOf(category: CategoryChoice, brands: readonly string[]): string[] {
  const { example } = words
  const values: Partial<Record<ProductColumn, string>> = {
    ...example,
    category: category.path,
    name: example.name(category.name),
    brand: brands[0] ?? '',
    unit: unitNames[0]!,
  }
  return [
    ...productColumns.map((column) => values[column] ?? ''),
    ...category.attributes.map(
      ({ choices, type }) => choices[0] ?? (type === 'number' ? example.number : example.text),
    ),
  ]
}

function helpSheet(categories: readonly CategoryChoice[]): WrittenSheet {
  const attributes = new Map(
    categories.flatMap((one) => one.attributes).map((attribute) => [titleOf(attribute), attribute]),
  )
  return {
    name: words.help,
    columns: [
      { title: words.column, width: 22 },
      { title: words.meaning, width: 90 },
    ],
    rows: [
      ...words.lines(productImportLimits.rows).map((line) => [words.general, line]),
      ...productColumns.map((column) => [productColumnNames[column], words.columnHelp[column]]),
      ...[...attributes].map(([title, { required, choices, type, varies }]) => [
        title,
        words.attributeHelp({ required, choices, number: type === 'number', varies }),
      ]),
    ],
    isAid: true,
  }
}
