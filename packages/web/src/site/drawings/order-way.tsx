import { homePageText } from '@bdr/text/site-pages/home'
import { Callouts, type CalloutPlace } from './callouts.tsx'
import { Drawing } from './drawing.tsx'
import { Lines, Stage, type View } from './stage.tsx'

const words = homePageText.order

/** The positions of the callouts on the dimension line, in the order of the steps. */
const places = [110, 350, 590, 850].map((x): CalloutPlace => ({ x, y: 258, at: [x, 258] }))

/** The stages of an order: the supplier's works, the note, the lorry, the buyer's plant. */
export function OrderWay({ linked = false }: { linked?: boolean }) {
  return (
    <Drawing description={words.sentence} width={960} height={286} linked={linked}>
      <Lines id="order-way">
        <path className="axis" d="M0 216h960" />
        <Works />
        <Note />
        <Lorry />
        <Plant />
        <path className="flow" strokeWidth={1} d="M110 216v54M850 216v54M110 258h740M350 252v12M590 252v12" />
        <path className="flow" strokeWidth={1} d="M120 254l-10 4 10 4M840 254l10 4-10 4" />
      </Lines>
      {linked && <Callouts names={words.steps.map((step) => step.name)} places={places} />}
    </Drawing>
  )
}

/** Supplier and note, then lorry and plant. */
const views: View[] = [
  [16, 30, 410, 250],
  [494, 30, 430, 250],
]

export const orderWayStages = views.map((view, index) => {
  const from = index * 2
  const names = words.steps.slice(from, from + 2).map((step) => step.name)
  return {
    from,
    to: from + 2,
    picture: (
      <Stage of="order-way" view={view}>
        <Callouts names={names} places={places.slice(from, from + 2)} from={from} />
      </Stage>
    ),
  }
})

export const OrderWayViews = () => views.map((view) => <Stage key={view[0]} of="order-way" view={view} />)

const Works = () => (
  <g>
    <path className="solid" d="M32 216v-92l40-28v28l40-28v28l40-28v120z" />
    <path d="M152 216V84h28v132M48 216v-44h32v44M100 172h36v20h-36z" />
    <path className="fine" d="M112 172v20M124 172v20M158 84V62h16v22M32 140h120M64 172v44" />
  </g>
)

const Note = () => (
  <g>
    <path className="solid" d="M318 96h72v104h-84v-92z" />
    <path className="solid" d="M300 112h60l18 18v86h-78z" />
    <path d="M360 112v18h18M314 148h50M314 164h50M314 180h30" />
    <path className="fine" d="M352 184h14v14h-14zM356 188h6v6h-6zM314 196h22" />
  </g>
)

const Lorry = () => (
  <g>
    <path className="solid" d="M500 118h112v80H500z" />
    <path className="solid" d="M612 142h34l24 28v28h-58z" />
    <path d="M620 150h22l16 20h-38z" />
    <circle className="solid" cx="530" cy="200" r="16" />
    <circle className="solid" cx="644" cy="200" r="16" />
    <circle cx="530" cy="200" r="6" />
    <circle cx="644" cy="200" r="6" />
    <path className="fine" d="M514 132h84M514 146h84M514 184h84M556 118v80" />
  </g>
)

const Plant = () => (
  <g>
    <path className="solid" d="M770 216V96h84v120z" />
    <path className="solid" d="M884 216l6-172h16l6 172z" />
    <path d="M854 132h33M854 148h33M790 216v-36h44v36M770 120h84" />
    <path d="M734 216v-66h36M734 166h36M742 150v-18h20v18" />
    <path className="fine" d="M888 76h20M887 104h22M786 136h52M786 150h52M786 164h52M812 180v36" />
    <path className="fine free" d="M890 44c-4-14 8-16 4-30" />
  </g>
)
