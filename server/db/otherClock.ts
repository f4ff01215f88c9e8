/** A better look at the other clock is not waited for longer than this. */
const keptMilliseconds = 60_000;
/** What a clock may be off from one look to the next without having been set. */
const driftMilliseconds = 1_000;
/** Clocks that differ by more are worth a line. */
const tellableMilliseconds = 5_000;

/** When it was, by a watch that nobody sets, that the other clock showed a moment; and how sure that is. */
interface Sight {
  at: number;
  moment: number;
  /** Milliseconds that the answer took. */
  took: number;
}

/** The clock of the database, as its answers show it; until the first of them, this machine's. */
export function createOtherClock() {
  let sight: Sight | null = null;
  let toldOffset = 0;

  /** Somebody has set the other clock. */
  const hasMoved = ({ at, moment, took }: Sight) =>
    sight !== null &&
    Math.abs(sight.moment + at - sight.at - moment) > took + sight.took + driftMilliseconds;

  const tellOffset = ({ at, moment }: Sight) => {
    const offset = Date.now() - (moment + performance.now() - at);
    if (Math.abs(offset) < tellableMilliseconds) toldOffset = 0;
    else if (Math.abs(offset - toldOffset) >= tellableMilliseconds) {
      toldOffset = offset;
      const seconds = Math.round(Math.abs(offset) / 1000);
      const where = offset > 0 ? 'ahead of' : 'behind';
      console.warn(
        `This machine's clock is ${seconds} s ${where} the database's, whose time is used for everything`,
      );
    }
  };

  return {
    now: (): Date =>
      sight ? new Date(Math.round(sight.moment + performance.now() - sight.at)) : new Date(),
    /** It showed `moment` somewhen between `asked` and `answered`, in milliseconds of `performance.now()`. */
    see: (moment: number, asked: number, answered: number) => {
      const seen = { at: (asked + answered) / 2, moment, took: answered - asked };
      const isBetter =
        !sight ||
        seen.took <= sight.took ||
        seen.at - sight.at > keptMilliseconds ||
        hasMoved(seen);
      if (isBetter) sight = seen;
      tellOffset(seen);
    },
  };
}
