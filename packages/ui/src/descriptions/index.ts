export { Descriptions, type DescriptionsItem, type DescriptionsProps } from './descriptions.js';
