import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import {
  Button,
  Checkbox,
  Field,
  Inline,
  Progress,
  RadioGroup,
  SeatsBar,
  Sidebar,
  Stack,
  StatusBadge,
  Steps,
  Switch,
  Tabs,
  Text,
  TextInput,
} from '../index.js';
import { sampleMenu } from '../sidebar/sample-menu.js';
import { useSampled, useSampleWords } from '../testing/sample-words.js';

const nothing = () => undefined;
const options = [
  { value: 'a', label: '现场报名' },
  { value: 'b', label: '网上报名' },
];
const steps = [
  { id: 'a', label: '验证手机' },
  { id: 'b', label: '身份信息' },
];

/** The same part twice: only its state differs. */
const pairs: Record<string, [ReactNode, ReactNode]> = {
  Checkbox: [
    <Checkbox key="off" label="同意" checked={false} onCheckedChange={nothing} />,
    <Checkbox key="on" label="同意" checked onCheckedChange={nothing} />,
  ],
  RadioGroup: [
    <RadioGroup key="off" aria-label="方式" options={options} value="a" onValueChange={nothing} />,
    <RadioGroup key="on" aria-label="方式" options={options} value="b" onValueChange={nothing} />,
  ],
  'RadioGroup, cards': [
    <RadioGroup
      key="off"
      aria-label="方式"
      appearance="cards"
      options={options}
      value="a"
      onValueChange={nothing}
    />,
    <RadioGroup
      key="on"
      aria-label="方式"
      appearance="cards"
      options={options}
      value="b"
      onValueChange={nothing}
    />,
  ],
  Tabs: [
    <Tabs key="off" label="报名" items={steps} value="a" onValueChange={nothing} />,
    <Tabs key="on" label="报名" items={steps} value="b" onValueChange={nothing} />,
  ],
  Steps: [<Steps key="off" items={steps} current="a" />, <Steps key="on" items={steps} current="b" />],
  Sidebar: [
    <Sidebar key="off" items={sampleMenu} activeId="classes" />,
    <Sidebar key="on" items={sampleMenu} activeId="home" />,
  ],
  Switch: [
    <Switch key="off" label="开放" checked={false} onCheckedChange={nothing} />,
    <Switch key="on" label="开放" checked onCheckedChange={nothing} />,
  ],
  Button: [
    <Button key="off" variant="primary">
      提交
    </Button>,
    <Button key="on" variant="primary" disabled>
      提交
    </Button>,
  ],
  StatusBadge: [
    <StatusBadge key="off" tone="success">
      班次
    </StatusBadge>,
    <Text key="on">班次</Text>,
  ],
  Progress: [
    <Progress key="off" value={20} max={100} label="上传" />,
    <Progress key="on" value={80} max={100} label="上传" />,
  ],
  SeatsBar: [<SeatsBar key="off" taken={10} capacity={40} />, <SeatsBar key="on" taken={39} capacity={40} />],
  TextInput: [
    <Field key="off" label="姓名" required>
      <TextInput defaultValue="张晓明" />
    </Field>,
    <Field key="on" label="姓名" required error="请填写">
      <TextInput defaultValue="张晓明" />
    </Field>,
  ],
  'the same twice': [<Text key="off">班次</Text>, <Text key="on">班次</Text>],
};

function States({ state }: { state: 0 | 1 }) {
  const t = useSampleWords();
  return (
    <Stack gap="md">
      {Object.entries(useSampled(pairs)).map(([name, pair]) => (
        // Of one height, so that a state moves nothing below it.
        <div key={name} data-testid={name} style={{ blockSize: '10rem', overflow: 'hidden' }}>
          {pair[state]}
        </div>
      ))}
      <Inline>
        <Button>{t('取消')}</Button>
        <Button variant="ghost">{t('更多')}</Button>
        <Button variant="danger">{t('删除')}</Button>
      </Inline>
    </Stack>
  );
}

/** Looked at with the system’s high contrast, or in Chromium’s developer tools: Rendering, forced-colors: active. */
const meta = {
  title: 'Theme/Forced colours',
  component: States,
  parameters: {
    guide: {
      what: 'Every part that has states, in two of them, for the colours that a person forces.',
      not: 'looks: this is what the test of forced colours photographs.',
      keys: 'As each part.',
    },
  },
} satisfies Meta<typeof States>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneState: Story = { args: { state: 0 } };

export const TheOtherState: Story = { args: { state: 1 } };
