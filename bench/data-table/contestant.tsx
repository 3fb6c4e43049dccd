import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { columns, compare, type Person, people } from './rows';

interface Contestant {
  draw: (rows: readonly Person[]) => ReactNode;
  /** Of the row that is first in order; its first cell holds the id. */
  firstCell: string;
  header: (title: string) => HTMLElement | null;
  filter: string;
  scroller: string;
}

const frame = () => new Promise<void>((resolve) => requestAnimationFrame(() => resolve()));
const painted = () =>
  new Promise<void>((resolve) => {
    const channel = new MessageChannel();
    channel.port1.onmessage = () => resolve();
    channel.port2.postMessage(null);
  });

/**
 * Milliseconds from the start of a frame in which `act` is called to the end of the first frame that satisfies
 * `done`: script, layout and paint, without the wait for the next tick of the screen.
 */
const time = async (act: () => void, done: () => boolean): Promise<number> => {
  await frame();
  const began = performance.now();
  act();
  for (;;) {
    await painted();
    const now = performance.now();
    if (done()) return now - began;
    if (now - began > 10_000)
      throw new Error('The table has not drawn within ten seconds what it was asked for.');
    await frame();
  }
};

/** The interface through which the bench drives the table of a page. */
export const contestant = ({ draw, firstCell, header, filter, scroller }: Contestant) => {
  const host = document.createElement('div');
  host.id = 'bench';
  document.body.append(host);
  const rows = people(10_000);
  let root: Root | undefined;
  const firstId = () => document.querySelector(firstCell)?.textContent;
  const mount = (some: readonly Person[]) =>
    time(
      () => {
        root = createRoot(host);
        root.render(draw(some));
      },
      () => firstId() === some[0]?.id,
    );
  const unmount = async () => {
    root?.unmount();
    await frame();
  };
  const type = (text: string) => {
    const input = document.querySelector(filter);
    if (!(input instanceof HTMLInputElement)) throw new Error(`There is no filter at ${filter}.`);
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  };
  return {
    /** Draws a small table once, so that all code is loaded and has run. */
    async warm() {
      await mount(people(300));
      await frame();
      await frame();
      await unmount();
    },
    mount: () => mount(rows),
    async sort(id: (typeof columns)[number]['id']) {
      const title = columns.find((column) => column.id === id)?.title ?? '';
      const up = [...rows].sort((a, b) => compare(id, a, b))[0]?.id;
      const down = [...rows].sort((a, b) => compare(id, b, a))[0]?.id;
      const click = () => header(title)?.click();
      const times = [await time(click, () => firstId() === up), await time(click, () => firstId() === down)];
      await time(click, () => firstId() === rows[0]?.id);
      return times;
    },
    async filter(texts: readonly string[]) {
      const times: number[] = [];
      for (const text of texts) {
        const first = rows.find((row) => row.phone.includes(text))?.id;
        times.push(
          await time(
            () => type(text),
            () => firstId() === first,
          ),
        );
      }
      await time(
        () => type(''),
        () => firstId() === rows[0]?.id,
      );
      return times;
    },
    /** Milliseconds between frames while the scroll is flung down and up again. */
    async fling(steps: number) {
      const node = document.querySelector(scroller);
      if (!node) throw new Error(`There is nothing to scroll at ${scroller}.`);
      const times: number[] = [];
      await frame();
      let farthest = 0;
      let last = performance.now();
      for (let step = 0; step < steps; step += 1) {
        const way = step < steps / 2 ? 1 : -1;
        node.scrollTop += way * (200 + ((step * 397) % 2600));
        await frame();
        const now = performance.now();
        times.push(now - last);
        last = now;
        if (step === steps / 2 - 1) farthest = node.scrollTop;
      }
      if (farthest < 10_000) throw new Error(`The table has scrolled no farther than ${farthest} px.`);
      node.scrollTop = 0;
      await frame();
      return times;
    },
  };
};

export type BenchedTable = ReturnType<typeof contestant>;

declare global {
  interface Window {
    table: BenchedTable;
  }
}
