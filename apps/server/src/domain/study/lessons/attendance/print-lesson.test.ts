import type { InputOf } from '@skillcert/api-client/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Renderer } from '../../../../platform/documents/create-renderer.js';
import type { PdfDocument } from '../../../../platform/documents/pdf/pdf-document.js';
import { readPdf } from '../../../../platform/documents/testing/read-pdf.js';
import { rendererHere } from '../../../../platform/documents/testing/renderer-here.js';
import { openSheet } from '../../../../platform/sheet/testing/sheets-here.js';
import { engines } from '../../../../testing/engines.js';
import { callHandler } from '../../../class/testing/call-handler.js';
import { insertTestClass } from '../../../class/testing/insert-test-class.js';
import { openTestServices, type TestServices } from '../../../class/testing/open-test-services.js';
import { refusalOf } from '../../../class/testing/refused.js';
import { openStaff } from '../../../class/testing/staff.js';
import { lessonDesk } from '../testing/lesson-desk.js';
import { printLesson } from './print-lesson.js';

describe.each(engines)('the attendance sheet of a lesson on $name', (engine) => {
  let services: TestServices;
  beforeAll(async () => {
    services = await openTestServices(engine);
  });
  afterAll(() => services.close());

  it('names everybody in every language, on paper and as a sheet, and is recorded', async () => {
    const caller = await openStaff(services, { roles: ['zky-admin'], name: '陈思远' });
    const class_id = await insertTestClass(services);
    const desk = lessonDesk(services, class_id, caller);
    const user_id = await desk.teacher('顾明哲');
    const { enrol_no, enrolment_id } = await desk.candidate();
    const { lesson_id } = await desk.lesson(0, 2, { user_ids: [user_id] });
    await desk.mark(lesson_id, [{ enrolment_id, mark: 'late', seen: null }]);
    const print = (input: Partial<InputOf<'course/printLesson'>> = {}, language = 'zh') =>
      callHandler(printLesson, { services, caller, language, input: { class_id, lesson_id, ...input } });
    for (const [language, words] of [
      ['zh', ['上课签到表', '迟到', '顾明哲']],
      ['es', ['Hoja de asistencia', 'Con retraso']],
      ['ja', ['出席表', '遅刻']],
      ['en', ['Attendance sheet', 'Late']],
    ] as const) {
      const { name, bytes } = await print({}, language);
      expect(name).toBe(`lesson-${lesson_id}.pdf`);
      const { text } = await readPdf(bytes);
      for (const word of words) expect(text).toContain(word);
    }
    const { bytes } = await print({ format: 'xlsx' });
    const rows: string[][] = [];
    for await (const some of openSheet(Buffer.from(bytes))) rows.push(...some.map(({ cells }) => [...cells]));
    expect(rows[1]).toEqual([
      enrol_no,
      expect.stringMatching(/\p{Script=Han}/u),
      expect.stringContaining('****'),
      '',
      '迟到',
    ]);
    // A preview leaves no record of a download.
    expect((await readPdf((await print({ preview: true })).bytes)).text).toContain('上课签到表');
    expect((await desk.detail(lesson_id)).timeline.filter(({ action }) => action === 'print')).toHaveLength(
      5,
    );
    expect(await refusalOf(print({ lesson_id: 404 }))).toBe('not_found');
  });

  it('has a code that names its class beside its lesson', async () => {
    const caller = await openStaff(services, { roles: ['zky-admin'] });
    const class_id = await insertTestClass(services);
    const { lesson_id } = await lessonDesk(services, class_id, caller).lesson(0, 2);
    const printed: PdfDocument[] = [];
    const renderer: Renderer = {
      ...rendererHere,
      print: (document, gone) => {
        printed.push(document);
        return rendererHere.print(document, gone);
      },
    };
    const input = { class_id, lesson_id };
    await callHandler(printLesson, { services: { ...services, renderer }, caller, input });
    const codes = printed
      .flatMap(({ blocks }) => blocks)
      .flatMap((block) => (block.kind === 'beside' ? block.side : []))
      .flatMap((block) => (block.kind === 'qr' ? [block.value] : []));
    expect(codes).toEqual([expect.stringContaining(`/course/sign?class=${class_id}&lesson=${lesson_id}`)]);
  });
});
