import { ancestorsOf, type Chart, type ChartState, rootOf, statesById } from '../../model/chart';
import { developerLabels } from '../../model/labels';

const idOf = (id: string) => id.replace(/\W/g, '_');
const plain = (text: string) => text.replace(/[:;#"{}]/g, ' ').trim();

/**
 * The chart as a Mermaid state diagram. Mermaid draws no way between states of different groups, so such a
 * way joins the groups, and its label says where it truly begins and ends.
 */
export function mermaidOf(chart: Chart): string {
  const states = statesById(chart);
  const lines = ['stateDiagram-v2'];
  const lineTo = (state: ChartState) => [...ancestorsOf(state, states).reverse(), state];

  const ways = new Map<string, string[]>();
  for (const state of chart.states)
    for (const transition of state.transitions)
      for (const target of transition.targets) {
        const end = states.get(target);
        if (!end) continue;
        const [here, there] = [lineTo(state), lineTo(end)];
        const place = here.findIndex((one, at) => one !== there[at]);
        const at = place < 0 ? here.length - 1 : Math.max(1, place);
        const [from, to] = [here[at] ?? state, there[at] ?? end];
        const lifted = from !== state || to !== end ? ` (${state.key} to ${end.key})` : '';
        const guard = developerLabels.guard(transition, state.transitions);
        const text = [developerLabels.event(transition), guard].filter(Boolean).join(' ');
        const inside = from.parent ?? '';
        const line = `${idOf(from.id)} --> ${idOf(to.id)} : ${plain(text)}${lifted}`;
        ways.set(inside, [...(ways.get(inside) ?? []), line]);
      }

  const write = (state: ChartState, indent: string) => {
    const children = state.children.flatMap((id) => states.get(id) ?? []);
    const [first] = state.initial?.targets ?? [];
    if (first && state.type === 'compound') lines.push(`${indent}[*] --> ${idOf(first)}`);
    children.forEach((child, place) => {
      if (state.type === 'parallel' && place > 0) lines.push(`${indent}--`);
      lines.push(`${indent}state "${plain(child.key)}" as ${idOf(child.id)}`);
      if (child.children.length > 0) {
        lines.push(`${indent}state ${idOf(child.id)} {`);
        write(child, `${indent}  `);
        lines.push(`${indent}}`);
      }
      if (child.type === 'final') lines.push(`${indent}${idOf(child.id)} --> [*]`);
    });
    for (const way of ways.get(state.id) ?? []) lines.push(indent + way);
  };
  write(rootOf(chart), '  ');
  return `${lines.join('\n')}\n`;
}
