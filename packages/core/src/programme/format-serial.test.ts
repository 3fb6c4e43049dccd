import { describe, expect, it } from 'vitest';
import { formatSerial } from './format-serial.js';
import { technologyConsultants } from './technology-consultants.js';

describe('formatSerial', () => {
  const { class_code, enrolment } = technologyConsultants.numbers;

  it('writes the numbers of the default programme', () => {
    expect(formatSerial(class_code, { yy: '26', serial: 104 })).toBe('TC26-0104');
    expect(formatSerial(enrolment, { class_code: 'TC26-0104', serial: 58 })).toBe('TC26-0104-00058');
  });

  it('does not cut a serial that has outgrown its digits', () => {
    expect(formatSerial('{serial:2}', { serial: 12_345 })).toBe('12345');
  });

  it('names the missing value', () => {
    expect(() => formatSerial(enrolment, { class_code: 'TC26-0104' })).toThrow('{serial}');
  });
});
