import { datePickerWords } from '../date-picker/date-picker-words.js';
import { dayPattern, formatDay } from '../date-picker/day-format.js';
import { readDay } from '../date-picker/read-day.js';
import { type useFieldControl, useReport } from '../internal/field-context.js';
import { usePartWords } from '../internal/use-part-words.js';
import { useSkillcert } from '../provider/skillcert-context.js';
import { dateRangePickerWords } from './date-range-picker-words.js';
import type { DayRange } from './day-range.js';
import { readRange } from './read-range.js';
import { useTypedRange } from './use-typed-range.js';

interface RangeEnds {
  value: DayRange;
  onValueChange: (value: DayRange) => void;
  today: string;
  min: string | undefined;
  max: string | undefined;
  control: ReturnType<typeof useFieldControl>;
}

/** The texts and messages of the two inputs of a range; the Field reports the problem of either. */
export const useRangeEnds = ({ value, onValueChange, today, min, max, control }: RangeEnds) => {
  const { language } = useSkillcert();
  const dayWords = usePartWords('datePicker', datePickerWords);
  const words = usePartWords('dateRangePicker', dateRangePickerWords);
  const typed = useTypedRange({
    value,
    onValueChange,
    show: (day) => formatDay(day, language),
    read: (texts) =>
      readRange(texts, {
        readDay: (text) => readDay(text, { language, words: dayWords, today, min, max }),
        disorder: words.disorder,
      }),
  });
  const problem = typed.problems.from ?? typed.problems.to;
  const told = useReport(problem);
  const pattern = dayPattern(language, dayWords);
  const end = (name: keyof DayRange) => ({
    label: words[name],
    input: typed[name],
    placeholder: pattern,
    format: dayWords.format(pattern),
    describedBy: control['aria-describedby'],
    required: control['aria-required'],
    title: told ? undefined : typed.problems[name],
    // Only the faulty end is invalid if the fault is its own; a fault of the Field's marks both.
    invalid: typed.problems[name] ? true : problem ? undefined : control['aria-invalid'],
    formName: control.name && `${control.name}_${name}`,
    formValue: value[name],
  });
  return { from: end('from'), to: end('to'), choose: typed.choose };
};
