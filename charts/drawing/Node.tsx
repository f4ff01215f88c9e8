import type { DrawnNode } from '../layout/drawing';
import { type HrefOf, type Marks, markText } from './marks';
import { headText } from './spoken';
import { Badge, TextBox } from './TextBox';

interface Props {
  node: DrawnNode;
  rtl: boolean;
  marks: Marks;
  title: string | undefined;
  hrefOf: HrefOf | undefined;
  /** Where it stands among all, if it may be walked to. */
  place: number | null;
}

const radiusOf = { leaf: 10, final: 10, group: 14, region: 12, anywhere: 12, point: 0 } as const;

function PointNode({ node }: { node: DrawnNode }) {
  const { x, y, width, height, kind } = node;
  const [middleX, middleY] = [x + width / 2, y + height / 2];
  if (kind !== 'history')
    return <circle className="dot" cx={middleX} cy={middleY} r={kind === 'fork' ? 4 : width / 2} />;
  return (
    <g id={node.id} data-state={node.state}>
      <circle className="ring" cx={middleX} cy={middleY} r={width / 2} />
      <text x={middleX} y={middleY + 4} textAnchor="middle" fontSize={12} fontWeight={700}>
        H
      </text>
    </g>
  );
}

/** A state as a part of the tree that they are. */
const treeItem = ({ depth, parent, box }: DrawnNode, place: number, told: string) => ({
  role: 'treeitem',
  tabIndex: parent === null ? 0 : -1,
  'aria-level': depth + 1,
  'aria-label': [box ? headText(box) : '', told].filter(Boolean).join('. ') || undefined,
  'data-parent': parent ?? undefined,
  'data-place': place,
});

export function Node({ node, rtl, marks, title, hrefOf, place }: Props) {
  if (node.shape === 'point') return <PointNode node={node} />;
  const { x, y, width, height, box, shape } = node;
  const mark = node.kind === 'state' ? marks[node.state] : undefined;
  const isGroup = shape === 'group' || shape === 'region';
  const classes = [
    isGroup ? 'group' : shape,
    shape === 'region' && 'region',
    isGroup && node.depth % 2 === 1 && 'odd',
    mark?.tone,
  ];
  const radius = radiusOf[shape];
  return (
    <g
      className={classes.filter(Boolean).join(' ')}
      data-state={node.kind === 'state' ? node.state : undefined}
      {...(place !== null && node.kind === 'state' && treeItem(node, place, markText(mark)))}
    >
      {(mark || title) && <title>{mark?.title ?? title}</title>}
      <rect className="frame" x={x} y={y} width={width} height={height} rx={radius} />
      {shape === 'final' && (
        <rect
          className="inner"
          x={x + 3}
          y={y + 3}
          width={width - 6}
          height={height - 6}
          rx={radius - 3}
        />
      )}
      {box && <TextBox area={{ x, y, width, height }} {...{ box, rtl, marks, hrefOf }} />}
      {mark && <Badge x={rtl ? x + 14 : x + width - 14} y={y} sign={mark.sign} />}
    </g>
  );
}
