/** The default text of the hero, and of the four promises below it. */
export const HOME_TEXT = `Keep your cabinets. Change only the doors.

## Updating with Ease

New doors, drawer fronts, panels and fillers, made to your measurements in steps of {size step} and priced by the square foot.

### Custom Design

Any width and height in steps of {size step}, with the style and overlay your room calls for.

### Premium Materials

Hardwood, MDF, veneer, thermofoil and laminate, with plain words on how each one wears.

### Timely Delivery

Orders processed within {processing time} on working days, and questions answered within {answer time} in business hours.

### Lifetime Warranty

Workmanship and material covered for the first owner, with every limit written down.
`;
