import { afterEach, expect, it, vi } from 'vitest';

// The next file is loaded beside this one.
afterEach(() => {
  vi.doUnmock('@skillcert/core');
  vi.resetModules();
});

const handbook = 'https://handbook.example.org/own.pdf';

/** Where the menu's routes lead, for a programme with this handbook. */
const leadingWith = async (handbook_url: string | undefined) => {
  vi.resetModules();
  vi.doMock('@skillcert/core', async (importOriginal) => {
    const core = await importOriginal<typeof import('@skillcert/core')>();
    const { handbook_url: _, ...programme } = core.defaultProgramme;
    return { ...core, defaultProgramme: handbook_url ? { ...programme, handbook_url } : programme };
  });
  const { routes } = await import('./routes.js');
  return routes.all.map(({ route }) => route.external ?? route.path);
};

it('links to the handbook of the programme, and offers none if it has none', async () => {
  const own = await leadingWith(handbook);
  expect(own).toContain(handbook);
  const without = await leadingWith(undefined);
  expect(without).toEqual(own.filter((path) => path !== handbook));
});
