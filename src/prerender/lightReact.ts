import type { Plugin } from 'vite';
import { type Facts, prune } from './prune.ts';

const toNoEnd = (...names: string[]) => Object.fromEntries(names.map((name) => [name, '']));

/** The shop is drawn by `createRoot`: React never takes over what a server has drawn (takeOver.ts does). */
const ofHydration = {
  ...toNoEnd(
    'attemptExplicitHydrationTarget',
    'attemptReplayContinuousQueuedEvent',
    'clearHydrationBoundary',
    'clearIfContinuousEvent',
    'commitActivityHydrationCallbacks',
    'commitSuspenseHydrationCallbacks',
    'hideOrUnhideDehydratedBoundary',
    'popToNextHostParent',
    'prepareToHydrateHostInstance',
    'queueHydrationError',
    'queueIfContinuousEvent',
    'registerSuspenseInstanceRetry',
    'replayUnblockedEvents',
    'resetHydrationState',
    'retryDehydratedSuspenseBoundary',
    'retryIfBlockedOn',
    'scheduleReplayQueueIfNeeded',
    'throwOnHydrationMismatch',
    'updateDehydratedSuspenseComponent',
  ),
  getParentHydrationBoundary: 'null',
  popHydrationState: '!1',
  upgradeHydrationErrorsToRecoverable: 'null',
};

/** No component draws what belongs into the head of a page, nor the page's own elements, nor elements of its own making. */
const ofHeadAndPage = {
  ...toNoEnd(
    'accumulateSuspenseyCommitOnFiber',
    'acquireResource',
    'createHoistableInstance',
    'getResource',
    'insertStylesheet',
    'insertStylesheetIntoRoot',
    'preconnectAs',
    'preinitModuleScript',
    'preinitScript',
    'preinitStyle',
    'preloadInstanceAndSuspendIfNeeded',
    'preloadModule',
    'preloadResourceAndSuspendIfNeeded',
    'recursivelyAccumulateSuspenseyCommit',
    'releaseSingletonInstance',
    'resolveSingletonInstance',
    'setPropOnCustomElement',
    'suspendResource',
  ),
  isCustomElement: '!1',
  isHostHoistableType: '!1',
  waitForCommitToBeReady: 'null',
};

const ofViewTransitions = {
  ...toNoEnd(
    'applyViewTransitionName',
    'applyViewTransitionToHostInstances',
    'applyViewTransitionToHostInstancesRecursive',
    'commitAfterMutationEffectsOnFiber',
    'commitAppearingPairViewTransitions',
    'commitDeletedPairViewTransitions',
    'commitEnterViewTransitions',
    'commitExitViewTransitions',
    'commitNestedViewTransitions',
    'measureNestedViewTransitions',
    'measureViewTransitionHostInstancesRecursive',
    'pushViewTransitionCancelableScope',
    'queueTransitionTypes',
    'recursivelyTraverseAfterMutationEffects',
    'restoreEnterOrExitViewTransitions',
    'restoreNestedViewTransitions',
    'restorePairedViewTransitions',
    'restoreViewTransitionName',
    'restoreViewTransitionOnHostInstances',
    'startViewTransition',
    'trackEnterViewTransitions',
  ),
  claimQueuedTransitionTypes: 'null',
};

const ofActionState = toNoEnd(
  'dispatchActionState',
  'mountActionState',
  'rerenderActionState',
  'runActionStateAction',
  'updateActionState',
  'updateActionStateImpl',
);

/** References to fragments, lists of boundaries, and what tells developers where an error was. */
const ofOthers = {
  ...toNoEnd(
    'commitFragmentInstanceDeletionEffects',
    'commitFragmentInstanceInsertionEffects',
    'commitNewChildToFragmentInstance',
    'commitNewChildToFragmentInstances',
    'defaultOnDefaultTransitionIndicator',
    'deleteChildFromFragmentInstance',
    'describeFiber',
    'describeNativeComponentFrame',
    'updateSuspenseListComponent',
  ),
  getStackByFiberInDevAndProd: '""',
};

/** What React carries along for what the shop has nothing of: a quarter of it. */
export const unusedOfReact: Facts = {
  functions: {
    ...ofHydration,
    ...ofHeadAndPage,
    ...ofViewTransitions,
    ...ofActionState,
    ...ofOthers,
  },
  never: ['isHydrating'],
  nulls: ['dehydrated'],
  // Of what was not hydrated yet, lists of boundaries, the head, the page, view transitions.
  tags: [18, 19, 26, 27, 30],
  assignments: [
    'exports.hydrateRoot =',
    'ReactDOMHydrationRoot.prototype.unstable',
    'FragmentInstance.prototype',
    'ViewTransitionPseudoElement.prototype',
    'ReactDOMSharedInternals.findDOMNode',
  ],
};

const element = (names: string) => new RegExp(`\\bjsxs?\\)?\\(\\s*["'\`](${names})["'\`]`);

/** How code asks for what is left out. */
const asked = [
  /\.(ViewTransition|unstable_SuspenseList|addTransitionType|useActionState|useFormState|hydrateRoot|preinit|preinitModule|preloadModule|prefetchDNS)\b/,
  element('html|head|body|meta|link|title|base|[a-z]+-[a-z-]+'),
  /\bFragment,\s*\{[^{}(]*\bref:/,
];

/** The part of a module's code that needs what React is built without; null where there is none. */
export const missedIn = (code: string): string | null =>
  asked.map((pattern) => pattern.exec(code)?.[0]).find((found) => found !== undefined) ?? null;

export const lightReact = (): Plugin => ({
  name: 'flowmart-light-react',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\/react-dom-client\.production\.js$/ },
    handler: (code) => ({ code: prune(code, unusedOfReact), map: null }),
  },
  generateBundle(_, bundle) {
    for (const output of Object.values(bundle)) {
      // React's own code names all of it.
      if (output.type !== 'chunk' || output.name === 'react') continue;
      const missed = missedIn(output.code);
      if (missed) this.error(`${output.fileName} asks for ${missed}, which React is built without`);
    }
  },
});
