const digits = '一二三四五六七八九';

const digitOf = (digit: string): number => digits.indexOf(digit.replace(/[两兩]/, '二')) + 1;

/** One digit, or tens with what stands around them. Two digits in a row, as in 三五年, are a guess and no figure. */
const figure = /^(?:([一二两兩三四五六七八九])|([二三四五六七八九]?)(十)([一二三四五六七八九]?))$/;

/** A text with its Chinese figures up to 99 in Arabic ones; what is none stays. */
export const chineseFigures = (text: string): string =>
  text.replace(/[一二两兩三四五六七八九十]+/g, (run) => {
    const [, alone, tens = '', ten, ones = ''] = figure.exec(run) ?? [];
    if (alone) return String(digitOf(alone));
    return ten ? String(digitOf(tens || '一') * 10 + (ones ? digitOf(ones) : 0)) : run;
  });
