/** The order after the seat at `from` moved to `to`: who was where, in the new order. */
export function orderAfterMove(count: number, from: number, to: number): number[] {
  const order = Array.from({ length: count }, (_, seat) => seat);
  order.splice(to, 0, ...order.splice(from, 1));
  return order;
}
