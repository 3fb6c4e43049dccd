import type { Meta, StoryObj } from '@storybook/react-vite';
import { Skeleton } from './skeleton.js';

const meta = { title: 'Messages/Skeleton', component: Skeleton } satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { lines: 4 } };

export const Block: Story = { args: { shape: 'block' } };

export const Circle: Story = { args: { shape: 'circle' } };
