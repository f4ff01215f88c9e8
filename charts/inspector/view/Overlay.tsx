import type { Drawing, DrawnNode } from '../../layout/drawing';
import { isRightToLeft } from '../../locales/locales';
import type { Timer } from '../protocol';
import { useReading } from './context';
import { useSecond } from './useSecond';

export interface Shown {
  /** Ids of the active states. */
  active: readonly string[];
  /** Ids of the transitions of the last step. */
  taken: readonly string[];
  timers: readonly Timer[];
  isLive: boolean;
}

interface Props extends Shown {
  /** The drawing as it is read: mirrored for readers from the right. */
  drawing: Drawing;
  scale: number;
  /** Whether what is not folded may be. */
  canFold: boolean;
  onFold: (id: string) => void;
  /** Names of the innermost active states in a folded one. */
  placeIn: (id: string) => string[];
  titleOf: (id: string) => string;
}

const timerOf = (timers: readonly Timer[], state: string) =>
  timers.find(({ event }) => event.startsWith('xstate.after.') && event.endsWith(`.${state}`));

function Left({ ends }: { ends: number }) {
  const { texts } = useReading();
  const now = useSecond();
  return <>{texts.inSeconds(Math.max(0, Math.ceil((ends - now) / 1000)))}</>;
}

export function Overlay(props: Props) {
  const { drawing, active, timers, isLive, scale, canFold, onFold, placeIn, titleOf } = props;
  const { texts } = useReading();
  const rtl = isRightToLeft(drawing.language);
  const isLeaf = ({ id, isFolded }: DrawnNode) =>
    active.includes(id) &&
    (isFolded || !drawing.nodes.some((node) => node.parent === id && active.includes(node.id)));
  const isGroup = ({ kind, shape, parent, isFolded }: DrawnNode) =>
    kind === 'state' &&
    parent !== null &&
    (isFolded || (canFold && (shape === 'group' || shape === 'region')));
  const at = ({ x, y, width }: DrawnNode, side: 'start' | 'end') => ({
    top: y * scale,
    left: (side === 'start') === rtl ? (x + width) * scale : x * scale,
  });
  return (
    <div className="insp-overlay" dir={rtl ? 'rtl' : 'ltr'}>
      {drawing.nodes.filter(isLeaf).map((node) => {
        const timer = isLive ? timerOf(timers, node.id) : undefined;
        return (
          <span key={node.id} className="insp-pill" style={at(node, 'start')}>
            <span style={node.isFolded ? { maxWidth: node.width * scale - 8 } : undefined}>
              <i aria-hidden="true" />
              {isLive ? texts.hereNow : texts.takenHere}
              {node.isFolded && <b>{placeIn(node.id).join(' · ')}</b>}
              {timer && (
                <b>
                  <Left ends={timer.ends} />
                </b>
              )}
            </span>
          </span>
        );
      })}
      {drawing.nodes.filter(isGroup).map((node) => (
        <span key={node.id} className="insp-fold" style={at(node, 'end')}>
          <button
            type="button"
            aria-expanded={!node.isFolded}
            aria-label={`${node.isFolded ? texts.expand : texts.collapse}: ${titleOf(node.id)}`}
            onClick={(event) => {
              event.stopPropagation();
              onFold(node.id);
            }}
          >
            {node.isFolded ? '+' : '−'}
          </button>
        </span>
      ))}
    </div>
  );
}
