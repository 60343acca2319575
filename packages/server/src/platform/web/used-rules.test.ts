import { describe, expect, it } from 'vitest'
import { classesIn, readSheet, rulesFor as rulesOfSheet, rulesNaming } from './used-rules.ts'

const rulesFor = (text: string, users: readonly string[]) => rulesOfSheet(readSheet(text), users)

const sheet =
  ':root{--ink:#10182b}@view-transition{navigation:auto}' +
  '._title_10ksc_7{color:red}._title_10ksc_7:hover{color:blue}._lead_10ksc_9{margin:3px}' +
  '._other_ab12c_1,._title_10ksc_7 a{margin:0}._other_ab12c_1{content:"}{"}' +
  '@media (max-width:30rem){._other_ab12c_1{margin:1px}._title_10ksc_7{margin:2px}}' +
  '@media print{._other_ab12c_1{display:none}}'

describe('the rules for a page', () => {
  it('are those without a class, and those whose classes it contains', () => {
    expect(rulesFor(sheet, ['<h1 class="_title_10ksc_7">'])).toBe(
      ':root{--ink:#10182b}@view-transition{navigation:auto}' +
        '._title_10ksc_7{color:red}._title_10ksc_7:hover{color:blue}' +
        '._other_ab12c_1,._title_10ksc_7 a{margin:0}' +
        '@media (max-width:30rem){._title_10ksc_7{margin:2px}}',
    )
  })

  it('include those whose classes a script of the page contains', () => {
    const used = rulesFor(sheet, ['<h1>', 'const css={other:`_other_ab12c_1`}'])
    expect(used).toContain('._other_ab12c_1{content:"}{"}')
    expect(used).toContain('@media print{._other_ab12c_1{display:none}}')
    expect(used).not.toContain('color:blue')
  })

  it('do not include those of an unused library', () => {
    const library =
      '.ant-btn{color:red}:where(.css-var).ant-btn{margin:0}.skip-link{top:0}._title_10ksc_7 .ant-tag{margin:0}' +
      '@keyframes antSpin{to{rotate:1turn}}@keyframes turn{0%{rotate:0}to{rotate:1turn}}.skip-link:focus{animation:1s turn}'
    expect(rulesFor(library, ['<a class="skip-link">', '"_title_10ksc_7"'])).toBe(
      '.skip-link{top:0}@keyframes turn{0%{rotate:0}to{rotate:1turn}}.skip-link:focus{animation:1s turn}',
    )
  })

  it('include further classes of its own style sheets that a script of a later part contains', () => {
    const primitives = '.row_ab12{top:0}.list_ab12{top:1px}.part_cd34{top:2px}'
    const later = ['className:`list_ab12 part_cd34`']
    expect(rulesOfSheet(readSheet(primitives), ['<p class="row_ab12">'], later)).toBe(
      '.row_ab12{top:0}.list_ab12{top:1px}',
    )
  })

  it('include layers without a rule that applies, since the first mention of a layer decides its place', () => {
    const layered = '@layer kit{.gone{top:0}@keyframes turn{to{rotate:1turn}}}@layer shell{.a{top:1px}}'
    expect(rulesFor(layered, ['<a class="a">'])).toBe('@layer kit{}@layer shell{.a{top:1px}}')
  })

  it('are only those whose conditions can be met', () => {
    const conditional =
      'a:not(.gone){margin:0}a:not(:is(.gone,.a)){margin:1px}:root:has(.gone){top:0}:root:has(>.a){top:1px}' +
      ':is(.gone:not(.a):has(input),.gone){left:0}:where(.gone,.a) b{left:1px}.a:nth-child(2 of .gone){left:2px}'
    expect(rulesFor(conditional, ['<a class="a">'])).toBe(
      'a:not(.gone){margin:0}a:not(:is(.gone,.a)){margin:1px}:root:has(>.a){top:1px}' +
        ':where(.gone,.a) b{left:1px}.a:nth-child(2 of .gone){left:2px}',
    )
  })
})

describe('the rules a drawing needs', () => {
  const drawn = '<h1 class="_title_10ksc_7 b">…</h1><p data-class="no" class="b a">_other_ab12c_1</p>'

  it('depend on the classes of its elements, not on its texts', () => {
    expect(classesIn(drawn)).toEqual(['_title_10ksc_7', 'a', 'b'])
    expect(
      rulesNaming(
        readSheet('.a{top:0}.a.b{top:1px}._other_ab12c_1{top:2px}p{top:3px}'),
        new Set(classesIn(drawn)),
      ),
    ).toBe('.a{top:0}.a.b{top:1px}p{top:3px}')
  })
})
