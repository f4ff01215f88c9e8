import { globalName, mostQuestions } from './names';
import type { Site } from './sites';

export interface KnownSite extends Site {
  readonly number: number;
  readonly file: string;
}

/** All sites of the code that was loaded, and which of them is switched to its mistake. */
class Switches {
  readonly sites: KnownSite[] = [];
  /** Numbers of the sites that were asked since this was emptied. */
  readonly asked = new Set<number>();
  private on = -1;
  private questions = 0;

  /** Called by the code itself: what answers whether one of its sites is switched. */
  enter(file: string, sites: readonly Site[]): (site: number) => boolean {
    const first = this.sites.length;
    for (const [index, site] of sites.entries())
      this.sites.push({ ...site, file, number: first + index });
    return (site) => {
      this.asked.add(first + site);
      if (this.on !== first + site) return false;
      this.questions += 1;
      if (this.questions > mostQuestions) throw new Error('goes round in circles');
      return true;
    };
  }

  /** Switches one on, or none. */
  turn(site: number | undefined): void {
    this.on = site ?? -1;
    this.questions = 0;
  }
}

export const switches = new Switches();

Reflect.set(globalThis, globalName, switches);

export const whileOn = <T>(site: number | undefined, work: () => T): T => {
  switches.turn(site);
  try {
    return work();
  } finally {
    switches.turn(undefined);
  }
};
