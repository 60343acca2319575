import { arrow, drawn, part } from './figure.ts'
import { circle, rect, repeated } from './shapes.ts'

const tubeSettler = drawn({
  height: 470,
  parts: {
    water: part('tint', 'M70 96H530V300L450 400H370L300 320L230 400H150L70 300z'),
    basin: part('stone', 'M50 64H70V300L150 400H230L300 320L370 400H450L530 300V64H550V424H50z'),
    troughs: part(
      'paper',
      repeated(3, [120, 0], (x) => `M${150 + x} 98H${156 + x}V118H${204 + x}V98H${210 + x}V124H${150 + x}z`),
    ),
    tubes: part(
      'paper',
      'M84 250L130 170H516L470 250z',
      repeated(23, [16, 0], (x) => `M${100 + x} 250l46-80`),
    ),
    beams: part('alloy', rect(70, 250, 460, 8)),
    inlet: part('paper', rect(12, 276, 58, 28)),
    sludge: part('paper', circle(190, 386, 9) + circle(410, 386, 9)),
  },
  ink: [
    ['line', 'M70 96H150M210 96H270M330 96H390M450 96H530M70 170H130M516 170H530'],
    arrow('M20 290L120 290'),
    arrow('M170 290L290 290'),
    arrow('M240 164L240 134'),
    arrow('M480 164L480 134'),
    arrow('M190 310L190 364'),
    arrow('M410 310L410 364'),
  ],
  marks: [
    ['tubes', 112, 224, 'left'],
    ['beams', 500, 254, 'right'],
    ['troughs', 207, 112, 'top'],
    ['inlet', 56, 298, 'bottom'],
    ['sludge', 418, 386, 'bottom'],
    ['water', 500, 150, 'right'],
  ],
})

/** A silo with its cone, the filter on its roof and the dosing wheel below; 120 wide. */
const silo = (x: number) => ({
  shell: part(
    'paper',
    `M${x} 90H${x + 120}V210L${x + 74} 270H${x + 46}L${x} 210z`,
    `M${x} 104H${x + 120}M${x} 210H${x + 120}`,
  ),
  powder: part(
    'stone',
    `M${x + 2} 140Q${x + 60} 120 ${x + 118} 140V209L${x + 72} 268H${x + 48}L${x + 2} 209z`,
  ),
  filter: part('paper', rect(x + 14, 54, 40, 36), `M${x + 24} 60v24M${x + 34} 60v24M${x + 44} 60v24`),
  valve: part('paper', circle(x + 60, 286, 16), `M${x + 49} 275l22 22M${x + 71} 275l-22 22`),
})

const slakedLime = drawn({
  height: 460,
  parts: {
    ...silo(90),
    feeder: part(
      'paper',
      rect(130, 302, 150, 22),
      repeated(11, [13, 0], (x) => `M${134 + x} 324l9-22`),
    ),
    tank: part('paper', 'M250 340H262V428H408V340H420V440H250z'),
    slurry: part('tint', rect(262, 362, 146, 66)),
    mixer: part('paper', 'M318 258H352V300H339V400H364V408H306V400H331V300H318z', 'M326 258V300M344 258V300'),
    water: part('paper', 'M376 284H364V292H358V300H376z'),
    pump: part('paper', circle(464, 404, 18), 'M454 389L482 404L454 419'),
    nozzle: part('alloy2', 'M482 120H526V136H512V150H496V136H482z'),
  },
  ink: [
    ['line', 'M420 404H446M482 404H504V150M504 210H444V330H392V364'],
    arrow('M265 324L265 352'),
    arrow('M366 300L366 354'),
    arrow('M504 340L504 250'),
    arrow('M490 210L452 210'),
    ['ground', 'M60 440H570'],
    ['line', 'M96 210V440M204 210V302M204 324V440'],
  ],
  marks: [
    ['shell', 94, 118, 'left'],
    ['filter', 106, 72, 'left'],
    ['valve', 136, 290, 'left'],
    ['feeder', 150, 316, 'left'],
    ['tank', 256, 380, 'left'],
    ['mixer', 336, 280, 'right'],
    ['pump', 470, 412, 'right'],
    ['nozzle', 516, 128, 'right'],
  ],
})

const activatedCarbon = drawn({
  height: 480,
  parts: {
    ...silo(150),
    blower: part('paper', 'M80 332H116V348H99.6A20 20 0 1 1 80 332z', 'M72 342l16 20M88 342l-16 20'),
    ejector: part('paper', 'M178 330H194V320L210 302L226 320V336L256 332V352L178 350z'),
    duct: part('paper', rect(420, 110, 100, 300)),
    gas: part('tint', rect(430, 110, 80, 300)),
    lance: part('alloy2', 'M396 334H412V328H420V336H478V348H420V356H412V350H396z'),
    bag: part('paper', 'M404 56H536V110H404z', 'M424 62v42M444 62v42M464 62v42M484 62v42M504 62v42'),
  },
  ink: [
    ['line', 'M116 340H178M256 342H396'],
    ['line', 'M156 210V420M264 210V420M66 367V420M94 367V420'],
    arrow('M290 342L350 342'),
    arrow('M450 400L450 364'),
    arrow('M470 300L470 180'),
    ['fine', 'M478 340L502 320M478 342H506M478 344L502 364'],
    ['ground', 'M40 420H560'],
  ],
  marks: [
    ['shell', 154, 120, 'left'],
    ['filter', 168, 72, 'left'],
    ['valve', 200, 290, 'left'],
    ['ejector', 220, 342, 'bottom'],
    ['blower', 66, 358, 'left'],
    ['lance', 408, 342, 'bottom'],
    ['gas', 490, 240, 'right'],
    ['bag', 520, 80, 'right'],
  ],
})

const turbineOil = drawn({
  height: 500,
  parts: {
    tank: part('paper', 'M60 320H312V440H60zM72 332V428H300V332z'),
    oil: part('tint', rect(72, 360, 228, 68)),
    strainer: part('paper', rect(176, 396, 28, 20), 'M176 403H204M176 409H204'),
    pump: part('paper', circle(190, 270, 20), 'M178 258L190 244L202 258'),
    cooler: part('paper', rect(236, 196, 96, 44), 'M246 206H322M246 218H322M246 230H322'),
    filter: part(
      'paper',
      `${rect(366, 190, 30, 56)}${rect(400, 190, 30, 56)}`,
      'M374 196v44M388 196v44M408 196v44M422 196v44',
    ),
    bearing: part('steel', `${circle(500, 120, 46)}${circle(500, 120, 28)}`),
    journal: part('paper', circle(500, 119, 24)),
    vapour: part('paper', circle(100, 290, 16), 'M92 282l16 16M108 282l-16 16'),
    purifier: part('paper', rect(380, 372, 84, 56), 'M380 386H464M392 400H452'),
  },
  ink: [
    ['line', 'M190 396V290M190 250V218H236M332 218H366M430 218H500V166'],
    ['line', 'M536 149V300H440V340H312'],
    ['line', 'M300 415H380M422 372V352H300'],
    ['line', 'M100 320V306M100 274V230'],
    arrow('M100 262L100 224'),
    arrow('M190 390L190 330'),
    arrow('M440 218L490 218'),
    arrow('M536 180L536 270'),
    arrow('M320 415L366 415'),
    arrow('M410 352L330 352'),
    ['ground', 'M40 440H560'],
  ],
  marks: [
    ['oil', 100, 400, 'left'],
    ['pump', 178, 280, 'top'],
    ['cooler', 290, 202, 'top'],
    ['filter', 380, 200, 'top'],
    ['bearing', 536, 108, 'right'],
    ['vapour', 88, 296, 'left'],
    ['purifier', 440, 420, 'right'],
    ['strainer', 196, 410, 'bottom'],
  ],
})

export const treatment = {
  'tube-settler': tubeSettler,
  'slaked-lime': slakedLime,
  'powdered-activated-carbon': activatedCarbon,
  'turbine-oil': turbineOil,
}
