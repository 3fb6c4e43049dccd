'use client';
import { NumberInput, type NumberInputProps } from '../number-input/number-input.js';
import { useSkillcert } from '../provider/skillcert-context.js';

export interface MoneyInputProps
  extends Omit<NumberInputProps, 'value' | 'onValueChange' | 'min' | 'max' | 'step' | 'decimals'> {
  /** Whole cents, or null while empty. */
  value: number | null;
  onValueChange: (cents: number | null) => void;
  /** ISO 4217, such as CNY. */
  currency?: string;
  maxCents?: number;
}

const symbolOf = (currency: string, language: string): string =>
  new Intl.NumberFormat(language, { style: 'currency', currency })
    .formatToParts(0)
    .find((part) => part.type === 'currency')?.value ?? currency;

/** An amount in whole cents, shown with the currency's sign. */
export function MoneyInput({ value, onValueChange, currency = 'CNY', maxCents, ...rest }: MoneyInputProps) {
  const { language } = useSkillcert();
  const symbol = symbolOf(currency, language);
  return (
    <span className="sc-input-group sc-money" data-long={symbol.length > 1 ? '' : undefined}>
      <span className="sc-input-before" aria-hidden="true">
        {symbol}
      </span>
      <NumberInput
        {...rest}
        decimals={2}
        minDecimals={2}
        max={maxCents === undefined ? undefined : maxCents / 100}
        value={value === null ? null : value / 100}
        onValueChange={(amount) => onValueChange(amount === null ? null : Math.round(amount * 100))}
      />
    </span>
  );
}
