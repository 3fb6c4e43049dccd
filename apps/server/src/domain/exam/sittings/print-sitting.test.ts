import type { InputOf } from '@skillcert/api-client/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readPdf } from '../../../platform/documents/testing/read-pdf.js';
import type { StaffSession } from '../../../platform/http/calls/caller.js';
import { openSheet } from '../../../platform/sheet/testing/sheets-here.js';
import { engines } from '../../../testing/engines.js';
import { callHandler } from '../../class/testing/call-handler.js';
import { openTestServices, type TestServices } from '../../class/testing/open-test-services.js';
import { refusalOf } from '../../class/testing/refused.js';
import { openStaff } from '../../class/testing/staff.js';
import { ticketOffice } from '../tickets/testing/ticket-office.js';
import { fetchSittingById } from './fetch-sitting-by-id.js';
import { printSitting } from './print-sitting.js';

const size = { width: 30, height: 42, channels: 3, background: '#8899aa' } as const;
const portrait = await sharp({ create: size }).jpeg().toBuffer();

describe.each(engines)('the papers of a sitting on $name', (engine) => {
  let services: TestServices;
  let caller: StaffSession;
  beforeAll(async () => {
    services = await openTestServices(engine);
    caller = await openStaff(services, { roles: ['zky-admin'], name: '陈思远' });
  });
  afterAll(() => services.close());

  const open = async (candidates: number) => {
    const office = await ticketOffice(services, caller, candidates);
    const { class_id, theory: sitting_id } = office;
    const { db } = services.store;
    const bytes_enc = services.keyring.sealBytes('photo', portrait);
    await db.updateTable('file').set({ bytes_enc }).where('class_id', '=', class_id).execute();
    const print = (
      paper: InputOf<'exam/printSitting'>['paper'],
      changes: Partial<InputOf<'exam/printSitting'>> = {},
      language = 'zh',
    ) =>
      callHandler(printSitting, {
        services,
        caller,
        language,
        input: { class_id, sitting_id, paper, ...changes },
      });
    return { ...office, sitting_id, print };
  };

  it('name everybody who has a seat, with their photos where they are asked for, in each language', async () => {
    const opened = await open(3);
    await opened.arrange();
    const people = (await opened.list()).items;
    for (const [paper, language, words] of [
      ['door', 'zh', ['考场座次表', '1 排 3 座']],
      ['sign_in', 'ja', ['署名']],
      ['seat_map', 'zh', ['考场座位图', '讲台']],
      ['labels', 'es', ['Etiquetas de puesto', 'Fila 1, puesto 2']],
      ['cards', 'en', ['Cards of the candidates', 'Row 1, seat 2']],
      ['tickets', 'zh', ['准考证']],
    ] as const) {
      const { name, bytes } = await opened.print(paper, {}, language);
      expect(name).toBe(`${paper}-${opened.sitting_id}.pdf`);
      const { text, pages } = await readPdf(bytes);
      const numberOf = (no: string) => (paper === 'seat_map' ? no.slice(-5) : no);
      for (const each of [...words, ...people.flatMap((one) => [one.name, numberOf(one.ticket_no)])]) {
        expect(text, paper).toContain(each);
      }
      expect(pages).toHaveLength(paper === 'tickets' ? 3 : 1);
      const figures = JSON.stringify(pages.map(({ tree }) => tree)).match(/"Figure"/g) ?? [];
      expect(figures).toHaveLength(
        { cards: 3, tickets: 6, door: 0, sign_in: 3, seat_map: 0, labels: 0 }[paper],
      );
    }
    const { timeline } = await callHandler(fetchSittingById, {
      services,
      caller,
      input: { class_id: opened.class_id, sitting_id: opened.sitting_id },
    });
    expect(timeline.map(({ action }) => action)).toEqual(['create', ...Array(6).fill('print')]);
  });

  it('are sheets of the same people by their desks', async () => {
    const opened = await open(2);
    await opened.arrange();
    const [first] = (await opened.list()).items;
    const { name, bytes } = await opened.print('sign_in', { format: 'xlsx' });
    expect(name).toMatch(/^sign_in-\d+\.xlsx$/);
    const rows: string[][] = [];
    for await (const some of openSheet(Buffer.from(bytes))) {
      rows.push(...some.map(({ cells }) => [...cells]));
    }
    expect(rows[0]?.slice(0, 3)).toEqual(['座位', '准考证号', '姓名']);
    expect(rows[1]?.slice(0, 3)).toEqual(['1 排 1 座', first?.ticket_no, first?.name]);
    expect(rows).toHaveLength(3);
  });

  it('are none of another class, and no tickets where nobody sits', async () => {
    const opened = await open(1);
    expect(await refusalOf(opened.print('door', { sitting_id: 404 }))).toBe('not_found');
    expect(await refusalOf(opened.print('door', { class_id: 404 }))).toBe('not_found');
    expect(await refusalOf(opened.print('tickets'))).toBe('not_found');
    expect((await readPdf((await opened.print('door')).bytes)).text).toContain('第 1 考场');
  });
});
