export { moveSeat, seatingFaults } from './move-seat.js';
export { SeatMap, type SeatMapProps } from './seat-map.js';
export { type SeatHighlight, sameUnitNeighbours } from './seat-neighbours.js';
export type { SeatAddress, Seating, SeatPerson, SeatPlace, SeatRoom } from './seat-plan.js';
