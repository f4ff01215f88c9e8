import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import type { Explored } from '../explore';
import type { Model } from '../fixtures';
import { differenceOf } from './difference';
import { sideBySide } from './sideBySide';
import { type Approved, readText, textOf } from './text';
import { draft } from './write';

const fileOf = (folder: string, flow: string): string => join(folder, `${flow}.txt`);

/** The approved text of a flow; null where nothing of it was approved. */
export function approvedOf(folder: string, flow: string): Approved | null {
  const file = fileOf(folder, flow);
  return existsSync(file) ? readText(readFileSync(file, 'utf8')) : null;
}

/** Keeps what is agreed to. */
export function keepApproved(folder: string, flow: string, approved: Approved): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(fileOf(folder, flow), textOf(approved));
}

async function isAgreed(flow: string): Promise<boolean> {
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return (await lines.question(`Approve ${flow}? [y/N] `)).trim().toLowerCase() === 'y';
  } finally {
    lines.close();
  }
}

export interface Approving {
  readonly folder: string;
  /** Nobody is asked. */
  readonly yes: boolean;
  /** The paths are planned anew, so that they are the fewest again. */
  readonly anew: boolean;
  readonly bound: number;
  /** What screens let people do in a flow, of which the paths are taken there. */
  readonly onScreens: (model: Model) => readonly Explored[];
}

/** Shows what flows do now and did when they were approved, and keeps what is agreed to. False when something is not. */
export async function approve(
  models: readonly Model[],
  { folder, yes, anew, bound, onScreens }: Approving,
): Promise<boolean> {
  let isAll = true;
  for (const model of models) {
    const old = approvedOf(folder, model.name);
    const { approved, requirements } = await draft(
      model,
      anew ? null : old,
      bound,
      onScreens(model),
    );
    const { told, requirements: touched } = differenceOf(old, approved, requirements);
    if (old && told.length === 0) {
      console.log(`${model.name}: as it was approved`);
      continue;
    }
    const width = process.stdout.columns ?? 160;
    console.log([model.name, ...sideBySide(told, width)].join('\n'));
    console.log(`Requirements: ${touched.join(', ') || 'none'}`);
    const agreed = yes || (process.stdin.isTTY && (await isAgreed(model.name)));
    if (agreed) keepApproved(folder, model.name, approved);
    else isAll = false;
  }
  return isAll;
}
