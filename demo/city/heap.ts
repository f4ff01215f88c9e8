export interface Heap {
  push(item: number, cost: number): void;
  /** The item with the lowest cost; the heap must not be empty. */
  pop(): number;
  /** The lowest cost in the heap; infinite when it is empty. */
  lowest(): number;
  size(): number;
  clear(): void;
}

interface Entry {
  item: number;
  cost: number;
}

export function createHeap(): Heap {
  let entries: Entry[] = [];

  return {
    push: (item, cost) => {
      let at = entries.length;
      while (at > 0) {
        const above = (at - 1) >> 1;
        const parent = entries[above];
        if (!parent || parent.cost <= cost) break;
        entries[at] = parent;
        at = above;
      }
      entries[at] = { item, cost };
    },
    pop: () => {
      const [top] = entries;
      const last = entries.pop();
      if (!top || !last) throw new Error('Nothing left in the heap');
      if (entries.length === 0) return top.item;
      let at = 0;
      for (let below = 1; below < entries.length; below = 2 * at + 1) {
        let child = entries[below];
        const other = entries[below + 1];
        if (other && child && other.cost < child.cost) {
          child = other;
          below += 1;
        }
        if (!child || child.cost >= last.cost) break;
        entries[at] = child;
        at = below;
      }
      entries[at] = last;
      return top.item;
    },
    lowest: () => entries[0]?.cost ?? Number.POSITIVE_INFINITY,
    size: () => entries.length,
    clear: () => {
      entries = [];
    },
  };
}
