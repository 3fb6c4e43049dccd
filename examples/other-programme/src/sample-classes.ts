import type { OpenClass } from '@skillcert/api-client';
import { formatSerial } from '@skillcert/core';
import { programme } from '../programme.js';

const places = ['乌鲁木齐', '喀什', '伊宁'];

/** One open class for each level of the programme, with the numbers and fees of its configuration. */
export const sampleClasses: readonly OpenClass[] = programme.levels.map((level, index) => {
  const city = places[index % places.length] ?? '';
  return {
    class_id: index + 1,
    class_name: `${programme.occupation.title.zh ?? programme.occupation.title.en} · ${city}`,
    code: formatSerial(programme.numbers.class_code, { yy: '26', serial: index + 7 }),
    level: level.id,
    city,
    venue: '',
    enroll_types: [...programme.enroll_types],
    study_types: [...programme.study_types],
    enroll_end: '2026-12-01T00:00:00Z',
    exam_at: `2026-12-${20 + index}T04:00:00Z`,
    capacity: 40,
    taken: 11 * index,
    seats_left: 40 - 11 * index,
    waiting_list: true,
    waiting: 0,
    fee_cents: level.fee_cents,
    organization_fee_cents: null,
    currency: programme.currency,
    com_name: null,
    status: 'enrolling',
    contacts: [],
  };
});
