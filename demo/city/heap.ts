export interface Heap {
  push(item: number, cost: number): void;
  /** The item with the lowest cost; the heap must not be empty. */
  pop(): number;
  /** The lowest cost in the heap. */
  lowest(): number;
  size(): number;
  clear(): void;
}

/** A binary heap of whole numbers on typed arrays, which grow when they are full. */
export function createHeap(): Heap {
  let items = new Int32Array(1024);
  let costs = new Float64Array(1024);
  let length = 0;

  const set = (at: number, item: number, cost: number) => {
    items[at] = item;
    costs[at] = cost;
  };

  return {
    push: (item, cost) => {
      if (length === items.length) {
        const moreItems = new Int32Array(length * 2);
        const moreCosts = new Float64Array(length * 2);
        moreItems.set(items);
        moreCosts.set(costs);
        items = moreItems;
        costs = moreCosts;
      }
      let at = length;
      length += 1;
      while (at > 0) {
        const parent = (at - 1) >> 1;
        if ((costs[parent] as number) <= cost) break;
        set(at, items[parent] as number, costs[parent] as number);
        at = parent;
      }
      set(at, item, cost);
    },
    pop: () => {
      if (length === 0) throw new Error('Nothing left in the heap');
      const top = items[0] as number;
      length -= 1;
      const item = items[length] as number;
      const cost = costs[length] as number;
      let at = 0;
      for (let child = 1; child < length; child = 2 * at + 1) {
        if (child + 1 < length && (costs[child + 1] as number) < (costs[child] as number))
          child += 1;
        if ((costs[child] as number) >= cost) break;
        set(at, items[child] as number, costs[child] as number);
        at = child;
      }
      set(at, item, cost);
      return top;
    },
    lowest: () => costs[0] as number,
    size: () => length,
    clear: () => {
      length = 0;
    },
  };
}
