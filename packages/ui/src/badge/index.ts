export { Badge, type BadgeProps, StatusBadge } from './badge.js';
