import { relative, sep } from 'node:path'
import { projectFolder } from '../setup/project.mjs'
import { importedPath, whyForbidden } from './boundaries.mjs'
import { mayNameStates, statesOfMachines, statusLiteralVisitor } from './status-literals.mjs'
import { holdsChinese, mayHoldChinese } from './text-placement.mjs'

const pathOf = (context) => relative(projectFolder, context.filename).split(sep).join('/')

const boundaries = {
  create(context) {
    const from = pathOf(context)
    const check = (node) => {
      if (typeof node.source?.value !== 'string') return
      const why = whyForbidden(from, importedPath(from, node.source.value), isTypesOnly(node))
      if (why) context.report({ node: node.source, message: why })
    }
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
      TSImportType: check,
    }
  },
}

function isTypesOnly(node) {
  if (node.type === 'TSImportType' || node.importKind === 'type' || node.exportKind === 'type') return true
  const names = node.specifiers ?? []
  return names.length > 0 && names.every((name) => name.importKind === 'type' || name.exportKind === 'type')
}

const textPlacement = {
  create(context) {
    if (mayHoldChinese(pathOf(context))) return {}
    const check = (node, text) => {
      if (holdsChinese(text))
        context.report({ node, message: 'Texts for people belong in packages/text; refer to them by key.' })
    }
    return {
      Literal: (node) => check(node, node.raw ?? ''),
      TemplateElement: (node) => check(node, node.value.raw),
      JSXText: (node) => check(node, node.value),
    }
  },
}

const states = await statesOfMachines()

const statusLiterals = {
  create(context) {
    if (mayNameStates(pathOf(context))) return {}
    const message = 'Ask what the state means (the table beside its machine), not what it is called.'
    return statusLiteralVisitor(states, (node) => context.report({ node, message }))
  },
}

export default {
  meta: { name: 'house' },
  rules: { boundaries, 'text-placement': textPlacement, 'status-literals': statusLiterals },
}
