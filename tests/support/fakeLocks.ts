/** Locks as browsers have them, which jsdom has not: of each window, until that is closed. */
export class FakeLocks {
  readonly #held = new Map<string, string>();
  /** The window whose code runs. */
  window = 'first';

  async request(
    name: string,
    _options: { ifAvailable: true },
    work: (lock: { name: string } | null) => unknown,
  ): Promise<void> {
    if (this.#held.has(name)) return void (await work(null));
    this.#held.set(name, this.window);
    await work({ name });
    this.#held.delete(name);
  }

  async query() {
    return { held: [...this.#held.keys()].map((name) => ({ name })), pending: [] };
  }

  /** What a closed or reloaded window held is free again. */
  close(window: string): void {
    for (const [name, holder] of this.#held) if (holder === window) this.#held.delete(name);
  }
}
