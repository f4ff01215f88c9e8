import type { Area, Box, Row } from '../layout/drawing';
import { room, textStyles } from '../layout/styles';
import { RowIcon } from './Icons';
import { type HrefOf, type Marks, markText } from './marks';
import { type Ends, rowText } from './spoken';

interface Props {
  area: Area;
  box: Box;
  rtl: boolean;
  marks: Marks;
  hrefOf?: HrefOf | undefined;
  /** Where the ways lead that its rows stand for, if they may be walked along. */
  ends?: Ends | undefined;
}

export function TextBox({ area, box, rtl, marks, hrefOf, ends }: Props) {
  const fromStart = (x: number) => (rtl ? area.x + area.width - x : area.x + x);
  const isWide = area.width > box.width * 1.5;
  return (
    <>
      {box.rule !== null && (
        <line
          className="rule"
          x1={fromStart(0)}
          x2={fromStart(isWide ? box.width : area.width)}
          y1={area.y + box.rule}
          y2={area.y + box.rule}
        />
      )}
      {box.rows.map((row) => {
        const first = row.lines[0];
        const mark = row.transition ? marks[row.transition] : undefined;
        const iconX = (first?.x ?? 0) - room.icon;
        const href = row.flow === null ? null : (hrefOf?.(row.flow) ?? null);
        return (
          <g
            key={`${row.y}`}
            data-transition={row.transition ?? undefined}
            {...wayOf(row, ends, markText(mark))}
          >
            {mark && (
              <>
                <rect
                  className={`stripe ${mark.tone}`}
                  x={area.x + 1}
                  y={area.y + row.y - 1}
                  width={area.width - 2}
                  height={row.height + 2}
                />
                <title>{mark.title}</title>
              </>
            )}
            {row.icon && (
              <RowIcon
                icon={row.icon}
                x={rtl ? fromStart(iconX) - 12 : fromStart(iconX)}
                y={area.y + row.y + 3}
                rtl={rtl}
              />
            )}
            <Lines {...{ row, href, rtl, fromStart }} top={area.y} />
            {mark && <MarkSign area={area} y={area.y + row.y} rtl={rtl} mark={mark} />}
          </g>
        );
      })}
    </>
  );
}

/** A row as a link from one state to another one. */
const wayOf = (row: Row, ends: Ends | undefined, told: string) =>
  ends && row.transition
    ? {
        role: 'link',
        tabIndex: -1,
        'aria-label': [`${rowText(row)}: ${ends.text}`, told].filter(Boolean).join('. '),
        'data-way': '',
        'data-way-from': ends.from,
        'data-way-to': ends.to,
      }
    : {};

/** The lines of a row; those of a nested flow lead to its chart. */
function Lines({
  row,
  href,
  top,
  rtl,
  fromStart,
}: {
  row: Row;
  top: number;
  href: string | null;
  rtl: boolean;
  fromStart: (x: number) => number;
}) {
  const lines = row.lines.map((line) => (
    <text
      key={line.y}
      className={line.style}
      x={fromStart(line.x)}
      y={top + line.y}
      fontSize={textStyles[line.style].size}
      fontWeight={textStyles[line.style].weight}
      direction={rtl ? 'rtl' : 'ltr'}
    >
      {line.text}
    </text>
  ));
  if (href === null) return lines;
  return (
    <a className="flow" href={href} data-flow={row.flow}>
      {lines}
    </a>
  );
}

function MarkSign({
  area,
  y,
  rtl,
  mark,
}: {
  area: Area;
  y: number;
  rtl: boolean;
  mark: Marks[string];
}) {
  return (
    <g className={mark.tone}>
      <Badge x={rtl ? area.x - 4 : area.x + area.width + 4} y={y + 8} sign={mark.sign} />
    </g>
  );
}

export function Badge({ x, y, sign }: { x: number; y: number; sign: string }) {
  const width = 10 + 7 * sign.length;
  return (
    <g className="badge">
      <rect x={x - width / 2} y={y - 8} width={width} height={16} rx={8} />
      <text x={x} y={y + 4}>
        {sign}
      </text>
    </g>
  );
}
