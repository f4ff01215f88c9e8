/** Casts that are let in, by file, grouped by why neither `satisfies`, a guard nor a parser takes their place. Only ever lowered. */
const reasons: readonly { why: string; files: Record<string, number> }[] = [
  {
    why: 'the record is written down whole, with its keys',
    files: {
      'charts/atlas/pages/Viewer.tsx': 1,
      'charts/paths/cli.ts': 1,
    },
  },
  {
    why: 'the DOM types what it gives by its base',
    files: {
      'charts/atlas/viewer.ts': 1,
      'charts/inspector/log/share.ts': 1,
      'charts/paths/surfaces/dom.ts': 2,
      'src/app/offlineShop.ts': 2,
      'src/orders/actors/orderStream.ts': 1,
    },
  },
  {
    why: 'a chart beside the shop, which has the types of its context said as XState documents it',
    files: {
      'charts/inspector/bench.ts': 1,
      'charts/package/examples/light.ts': 1,
    },
  },
  {
    why: 'reads what the build of the project has just written',
    files: {
      'charts/inspector/charts.ts': 3,
      'charts/inspector/prebuild/plugin.ts': 1,
      'demo/city/city.ts': 1,
      'server/web/rendering/rendering.ts': 1,
      'src/prerender/splitCatalogs.ts': 1,
    },
  },
  {
    why: 'in narrows the record, never the key',
    files: {
      'charts/inspector/sink/definition.ts': 1,
    },
  },
  {
    why: 'what JSON.parse and JSON.stringify leave is plain',
    files: {
      'charts/inspector/view/SendEvent.tsx': 1,
      'charts/model/readChart.ts': 1,
      'charts/paths/recordings.ts': 2,
      'charts/recordings/recording.ts': 2,
    },
  },
  {
    why: 'a spread loses which message of the union it is',
    files: {
      'charts/inspector/watch/createWatcher.ts': 1,
    },
  },
  {
    why: "XState's inspection gives references of a type without what every actor has",
    files: {
      'charts/inspector/watch/noting.ts': 2,
      'charts/recordings/recorder.ts': 2,
    },
  },
  {
    why: "XState's types do not follow a machine that is a parameter",
    files: {
      'charts/model/withoutEffects.ts': 1,
      'charts/paths/run.ts': 1,
      'src/flow/runFlow.ts': 3,
      'src/flow/toastActions.ts': 1,
      'src/flow/useFlow.ts': 6,
    },
  },
  {
    why: 'the compiler names what the table lacks where it is written down; whoever reads it knows any machine',
    files: {
      'charts/paths/fixtures.ts': 1,
      'charts/paths/screens.ts': 1,
      'charts/paths/scripts/script.ts': 1,
      'charts/paths/surroundings.ts': 1,
    },
  },
  {
    why: 'Playwright names roles by a list of its own',
    files: {
      'charts/paths/surfaces/browser.ts': 1,
    },
  },
  {
    why: 'reads the parts of a schema, which its public type keeps to itself',
    files: {
      'charts/paths/variants.ts': 6,
    },
  },
  {
    why: 'the address of a picture was parsed before',
    files: {
      'demo/pictures/drawing/empty.ts': 1,
      'demo/pictures/drawing/fallback.ts': 1,
    },
  },
  {
    why: 'reads what was kept under a key that is bound to its type',
    files: {
      'demo/seed/seed.ts': 1,
      'server/orders/idempotency.ts': 1,
      'src/client/dialect/classic/remembered.ts': 1,
    },
  },
  {
    why: 'undoes what choiceValue made',
    files: {
      'domain/checkout/gateways.ts': 1,
    },
  },
  {
    why: 'made for each language: fromEntries forgets the keys',
    files: {
      'domain/language/languages.ts': 1,
    },
  },
  {
    why: 'a dotted name of a part is put together here',
    files: {
      'domain/parcel/parcelParts.ts': 1,
    },
  },
  {
    why: "the one place that says a record's keys are those of its type",
    files: {
      'domain/values/entries.ts': 2,
    },
  },
  {
    why: "the library's own list of countries",
    files: {
      'domain/values/phone.ts': 1,
    },
  },
  {
    why: 'a computed key widens to any string',
    files: {
      'domain/wire/fields.ts': 1,
    },
  },
  {
    why: 'one query gives all kinds of news, each with its own columns',
    files: {
      'server/account/notifications/gather.ts': 1,
    },
  },
  {
    why: 'endpoints of one shape, which a list of them widens',
    files: {
      'server/apps/identity.ts': 2,
    },
  },
  {
    why: "the DOM's types lack duplex, which Node wants with a stream",
    files: {
      'server/apps/routes.ts': 1,
    },
  },
  {
    why: 'the adaptor and Node type all servers they could make',
    files: {
      'server/http/listen.ts': 2,
    },
  },
  {
    why: "judged by the form's or the contract's schema before",
    files: {
      'server/settings/settings.ts': 1,
      'src/account/actors/registrationActors.ts': 2,
      'src/client/dialect/classic/tripCart.ts': 1,
      'src/client/dialect/classic/tripPrice.ts': 1,
    },
  },
  {
    why: "Mantine's forms type their fields by the whole form",
    files: {
      'src/account/registration/applicationForm.ts': 2,
      'src/orders/askShop/useQuestionForm.ts': 1,
      'src/ui/form/blurRules.ts': 1,
    },
  },
  {
    why: 'kept by this shop; the parser has seen its shape, not its readonly lists',
    files: {
      'src/cart/api/unsentChanges.ts': 1,
    },
  },
  {
    why: 'a call of any endpoint: its own types are known to whoever calls',
    files: {
      'src/client/client.ts': 3,
      'src/client/dialect/classic/there.ts': 1,
    },
  },
  {
    why: 'there is a first language',
    files: {
      'src/client/languages.ts': 1,
    },
  },
  {
    why: "a draft's fields are whatever was typed: the form's schema is for whole ones",
    files: {
      'src/client/storage/applicationKeys.ts': 2,
    },
  },
  {
    why: 'screens of a chart are its own words, which its type names',
    files: {
      'src/flow/screenOf.ts': 1,
    },
  },
  {
    why: 'the other inspector types its events by its own version of XState',
    files: {
      'src/inspector/stately.ts': 2,
    },
  },
  {
    why: 'runs before all else in every page, where a parser would weigh more than it finds',
    files: {
      'src/prerender/earlyCalls.ts': 2,
    },
  },
  {
    why: "PostCSS's container of unknown children",
    files: {
      'src/prerender/pageStyles.ts': 1,
    },
  },
  {
    why: "the query client's options are typed without those of observers",
    files: {
      'src/render/entry.tsx': 1,
    },
  },
  {
    why: 'the worker is compiled without the types of push events',
    files: {
      'src/worker/pushed.ts': 2,
    },
  },
];

/** How many casts a file has; one that is not listed has none. */
export const castsIn: ReadonlyMap<string, number> = new Map(
  reasons.flatMap(({ files }) => Object.entries(files)),
);
