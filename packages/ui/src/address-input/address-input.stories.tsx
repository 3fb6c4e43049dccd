import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/button.js';
import { Field } from '../field/field.js';
import { Form } from '../form/form.js';
import { sampleMatch, sampleSays, useSampleWords } from '../testing/sample-words.js';
import { said, saidBy } from '../testing/spoken.js';
import { AddressInput, type AddressInputProps } from './address-input.js';
import { addressInputWords } from './address-input-words.js';
import type { Place } from './address-schema.js';
import { japaneseAddress, samplePlaces } from './sample-places.js';

function Demo(props: Partial<AddressInputProps>) {
  const t = useSampleWords();
  const [value, setValue] = useState(props.value ?? {});
  return (
    <div style={{ maxInlineSize: 'var(--sc-measure)' }}>
      <Field label={t('通讯地址')} group required>
        <AddressInput
          {...(props.loadPlaces ? {} : { places: samplePlaces })}
          {...props}
          value={value}
          onValueChange={setValue}
        />
      </Field>
    </div>
  );
}

const shanghai = {
  province: '310000',
  city: '310100',
  district: '310104',
  street: '中山西路 1525 号',
  postcode: '200235',
};

const meta = {
  title: 'Forms/AddressInput',
  component: Demo,
  parameters: {
    guide: {
      of: AddressInput,
      not: 'an address that is only shown: Descriptions. A country whose places nobody lists: a Textarea.',
      keys: 'Tab goes from part to part; each list and text works as Select and TextInput do.',
    },
  },
} satisfies Meta<typeof Demo>;

export default meta;
type Story = StoryObj<typeof meta>;

const nameOf = (part: string) => new RegExp(`^${saidBy(addressInputWords).parts[part]}`);

export const Default: Story = { tags: ['visual'], args: { value: shanghai } };

export const Playground: Story = {};

export const OneLevelAfterTheOther: Story = {
  play: async ({ canvas }) => {
    const part = (name: string) => canvas.getByRole('combobox', { name: nameOf(name) });
    await expect(canvas.getByRole('group', { name: sampleSays('通讯地址') })).toBeVisible();
    await expect(part('city')).toBeDisabled();
    await userEvent.selectOptions(part('province'), '广东省');
    await userEvent.selectOptions(part('city'), '广州市');
    await userEvent.selectOptions(part('district'), '天河区');
    await userEvent.type(canvas.getByRole('textbox', { name: nameOf('street') }), '天河路 1 号');
    await userEvent.selectOptions(part('province'), '上海市');
    await expect(part('city')).toHaveValue('');
    await expect(part('district')).toBeDisabled();
    await expect(canvas.getByRole('textbox', { name: nameOf('street') })).toHaveValue('天河路 1 号');
  },
};

export const ACityWithoutDistricts: Story = {
  play: async ({ canvas }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: nameOf('province') }), '广东省');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: nameOf('city') }), '东莞市');
    await expect(canvas.queryByRole('combobox', { name: nameOf('district') })).toBeNull();
  },
};

export const ForTheBrowsersAutofill: Story = {
  args: { autoComplete: 'section-unit' },
  play: async ({ canvas }) => {
    const tokens = [
      ...canvas.getAllByRole('combobox'),
      canvas.getByRole('textbox', { name: nameOf('postcode') }),
    ].map((part) => part.getAttribute('autocomplete'));
    await expect(tokens).toEqual([
      'section-unit address-level1',
      'section-unit address-level2',
      'section-unit address-level3',
      'section-unit postal-code',
    ]);
  },
};

const bare = (places: readonly Place[]) => places.map(({ value, label }) => ({ value, label }));
let down = false;
const loadPlaces = fn(async (path: readonly string[]): Promise<readonly Place[]> => {
  if (down) throw new Error('The places are down.');
  let places = samplePlaces;
  for (const value of path) places = places.find((place) => place.value === value)?.children ?? [];
  return bare(places);
});

export const AsksForPlacesAsNeeded: Story = {
  args: { value: shanghai, loadPlaces },
  play: async ({ canvas }) => {
    const part = (name: string) => canvas.getByRole('combobox', { name: nameOf(name) });
    await waitFor(() =>
      expect(within(part('district')).getByRole('option', { name: '黄浦区' })).toBeVisible(),
    );
    await expect(part('district')).toHaveDisplayValue('徐汇区');
    await userEvent.selectOptions(part('province'), '广东省');
    await waitFor(() => expect(part('city')).toBeEnabled());
    await userEvent.selectOptions(part('city'), '广州市');
    await waitFor(() => expect(part('district')).toBeEnabled());
  },
};

export const AsksAgainAfterAFailure: Story = {
  args: { value: { province: '310000' }, places: bare(samplePlaces), loadPlaces },
  beforeEach: () => {
    down = true;
    return () => {
      down = false;
    };
  },
  play: async ({ canvas }) => {
    const city = canvas.getByRole('combobox', { name: nameOf('city') });
    await waitFor(() => expect(city).toHaveAccessibleDescription(new RegExp(said().errorTitle)));
    down = false;
    await userEvent.click(canvas.getByRole('button', { name: said().retry }));
    await waitFor(() => expect(city).toBeEnabled());
  },
};

export const ErrorsByPart: Story = {
  args: { value: { province: '310000' }, errors: { city: '请选择城市', postcode: '邮政编码应为 6 位数字' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: nameOf('city') })).toHaveAccessibleDescription(
      sampleMatch('请选择城市'),
    );
    await expect(canvas.getByRole('combobox', { name: nameOf('province') })).toBeValid();
    await expect(canvas.getByRole('textbox', { name: nameOf('postcode') })).toBeInvalid();
  },
};

export const AnotherProgramme: Story = {
  args: {
    schema: japaneseAddress,
    places: [
      { value: '13', label: '東京都' },
      { value: '27', label: '大阪府' },
    ],
    value: { postcode: '1000001', prefecture: '13', town: '千代田区' },
  },
};

function InFormDemo() {
  const t = useSampleWords();
  const [value, setValue] = useState({});
  const [errors, setErrors] = useState<Record<string, string>>({});
  return (
    <Form errors={errors} onSubmit={() => setErrors({ 'address.street': t('请填写详细地址') })}>
      <Field label={t('通讯地址')} name="address" group required>
        <AddressInput places={samplePlaces} value={value} onValueChange={setValue} />
      </Field>
      <Button type="submit">Save</Button>
    </Form>
  );
}

export const InAForm: Story = {
  render: () => <InFormDemo />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await userEvent.click(await canvas.findByRole('link', { name: sampleMatch('请填写详细地址') }));
    const street = canvas.getByRole('textbox', { name: nameOf('street') });
    await expect(street).toHaveFocus();
    await expect(street).toHaveAttribute('name', 'address.street');
  },
};

export const Disabled: Story = { args: { value: shanghai, disabled: true } };

export const ReadOnly: Story = {
  args: { value: shanghai, readOnly: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: nameOf('district') })).toHaveValue('徐汇区');
  },
};
