export { Popover, type PopoverProps, type PopoverTriggerProps } from './popover.js';
