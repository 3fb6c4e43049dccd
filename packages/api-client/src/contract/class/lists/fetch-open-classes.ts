import { limits } from '@skillcert/core';
import { z } from 'zod';
import { endpoint } from '../../endpoint.js';
import { cents, day, id, line, listOf, page, searchText } from '../../fields.js';
import { level, openClass } from '../class-record.js';

/** The classes that take enrolments now, soonest end of enrolment first. */
export const fetchOpenClasses = endpoint('class/fetchOpenClasses', {
  summary: 'Classes open for enrolment',
  input: z.strictObject({
    ...page,
    class_id: id.optional(),
    /** With `class_id`: the unit of a joint class whose link was followed. */
    unit_id: id.optional(),
    search: searchText.optional(),
    level: level.optional(),
    city: line(limits.city_length_max).optional(),
    /** The unit that holds the class. */
    of_unit: id.optional(),
    /** The exam, from a day to a day of the programme's time zone. */
    exam_from: day.optional(),
    exam_to: day.optional(),
    /** The highest fee for candidates who enrol alone. */
    fee_max: cents.optional(),
    /** True selects the classes with a seat left for candidates who enrol alone. */
    has_seats: z.boolean().optional(),
  }),
  output: listOf(openClass).extend({
    /** The cities, the units and the fees of all open classes, as filter choices. */
    cities: z.array(z.string()),
    units: z.array(z.object({ unit_id: id, com_name: z.string() })),
    fees: z.array(cents),
    /** The requested unit; null if it takes no part in the class. */
    unit: z.object({ unit_id: id, com_name: z.string(), seats_left: z.number().int() }).nullable(),
  }),
  access: { to: 'anyone' },
  example: {
    input: { page: 1, limit: 20, level: '3', fee_max: 80_000, has_seats: true },
    output: {
      items: [
        {
          class_id: 180143985094819,
          class_name: '2026年第四期（三级）上海班',
          code: 'C26-0104',
          level: '3',
          city: '上海',
          venue: '上海市徐汇区虹桥路100号',
          enroll_types: ['individual'],
          study_types: ['online'],
          enroll_end: '2026-12-01T00:00:00Z',
          exam_at: '2026-12-20T01:00:00Z',
          capacity: 120,
          taken: 57,
          seats_left: 63,
          waiting_list: true,
          waiting: 0,
          organization_fee_cents: null,
          fee_cents: 68000,
          currency: 'CNY',
          com_name: null,
          status: 'enrolling',
          contacts: [{ name: '周敏', phone: '021-55550123' }],
        },
      ],
      total: 1,
      cities: ['上海'],
      units: [{ unit_id: 3, com_name: '华东职业能力评价协会' }],
      fees: [68000],
      unit: null,
    },
  },
});
