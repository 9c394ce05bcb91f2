/** Claims and a disclosure that the examples of the group are run with. */
export const EXAMPLE = {
  claim:
    '1. A battery pack comprising a plurality of battery cells, a cold plate arranged below the battery cells, and a pump that reverses a flow of coolant through the cold plate.\n2. The battery pack of claim 1, wherein the pump reverses the flow when inlet and outlet cells differ by more than 5 °C.',
  disclosure:
    'Battery cells age when they are heated unevenly. A battery pack has battery cells and a cold plate arranged below the battery cells. A pump reverses the flow of coolant through the cold plate. For example, the pump reverses the flow when inlet and outlet cells differ by more than 5 °C. Thereby the temperature of the cells becomes more even.',
} as const;
