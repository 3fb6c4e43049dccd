import { type Decimals, figuresOf } from './read-cents.js';

/** Figures that tell a point: one or two decimals behind it, the noise of a spreadsheet, or commas before it. */
const point = /^[\d,'’ ]*\.(?:\d{1,2}|\d{4,})$|^\d{1,3}(?:,\d{3})+\.\d*$|^\d{1,3}(?:,\d{3}){2,}$/;
/** Figures that tell three decimals behind a point: what stands before it parts no thousands. */
const thousandths = /^(?:0|\d{4,}|\d{1,3}(?:,\d{3})+)\.\d{3}$/;
/** Figures that tell a comma: one or two decimals behind it, or points before it. */
const comma = /^[\d.'’ ]*,\d{1,2}$|^\d{1,3}(?:\.\d{3})+,\d*$|^\d{1,3}(?:\.\d{3}){2,}$/;
const either = /^[1-9]\d{0,2}\.\d{3}$/;
const belowThousand = /^[1-9]\d{0,2}$/;
const thousands = /^\d{4,}$/;

/**
 * How the amounts of a column write their decimals, by all of them together. Where each point stands before three
 * figures and amounts below a thousand have none, it parts thousands.
 */
export const findDecimals = (texts: readonly string[]): Decimals => {
  const figures = texts.map(figuresOf).filter(Boolean);
  const says = (form: RegExp) => figures.some((each) => form.test(each));
  if (says(point) || says(thousandths))
    return says(thousandths) && !says(comma) && !figures.some((each) => /\.\d{1,2}$/.test(each))
      ? 'thousandths'
      : 'point';
  if (says(comma)) return 'comma';
  return says(either) && says(belowThousand) && !says(thousands) ? 'comma' : 'point';
};
