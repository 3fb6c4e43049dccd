export type { DonutSlice } from '../chart/donut-plot.js';
export { DonutChart, type DonutChartProps } from './donut-chart.js';
