const ana = "Ana Ruiz <ana@harbour.example>";
const ben = "Ben Okafor <ben@harbour.example>";
const mia = "Mia Lindqvist <mia@harbour.example>";
const carrier = "Nordhaul Dispatch <dispatch@nordhaul.example>";

/** A move into a new warehouse: weekly reports, a carrier, an inspection that fails and passes. */
export const warehouseMove = {
  agent: {
    title: "Warehouse move",
    description:
      "We move from the old harbour hall to Dock 4. Ana leads, Ben runs the floor, Mia pays the bills.",
    frequency: "weekly",
    scheduleDay: 1,
    scheduleTime: "09:00",
    recipients: ["ana@harbour.example", "mia@harbour.example"],
  },
  document: {
    filename: "move-plan.md",
    text: "# Move plan\n\n- Dock 4 has 2,400 pallet places, the old hall 1,900.\n- Stock moves aisle by aisle, the cold room last.\n- The lease of the old hall ends four weeks after the last pallet.\n",
  },
  mails: [
    {
      daysAgo: 27,
      from: ana,
      subject: "Warehouse move: kick-off",
      text: "Hi all,\n\nWe decided to move aisle by aisle and keep shipping from both halls.\nBen, please send the floor plan of Dock 4 to the fire officer by {+4}.\nI will ask three carriers for an offer by {+3}.\nThe racking is not ordered yet, without it nothing can start.\n\nAna",
    },
    {
      daysAgo: 25,
      from: mia,
      subject: "Budget of the move",
      text: "Ana, Ben,\n\nThe board approved 180,000 euros for the move.\nWe decided to rent the forklifts instead of buying them.\nBen, can you name the number of forklifts you need by {+5}?\n\nMia",
    },
    {
      daysAgo: 23,
      from: ben,
      subject: "Re: Budget of the move",
      text: "Six forklifts, two of them for the cold room.\n\nThe fire officer has the floor plan since this morning.\nWe are blocked on the power supply: the chargers need 400 volts and the utility has not confirmed a date.\n\nOn {-2}, Mia Lindqvist wrote:\n> Ben, can you name the number of forklifts you need?\n",
    },
    {
      daysAgo: 19,
      from: carrier,
      subject: "Offer 7731: pallets from the harbour hall to Dock 4",
      html: "<p>Dear Ana,</p><p>as asked, our offer for 1,900 pallets:</p><table><tr><th>Item</th><th>Price</th><th>Valid until</th></tr><tr><td>Dry pallets</td><td>21,400 EUR</td><td>{+10}</td></tr><tr><td>Cold chain</td><td>6,900 EUR</td><td>{+10}</td></tr></table><p>Please confirm the order by {+6}, after that we can't hold the trucks.</p><p>Nordhaul Dispatch</p>",
    },
    {
      daysAgo: 17,
      from: ana,
      subject: "Fwd: Racking, delivery date",
      text: "For the digest.\n\n---------- Forwarded message ---------\nFrom: Tom Becker <tom@steelrack.example>\nDate: {-1}\nSubject: Racking, delivery date\nTo: Ana Ruiz <ana@harbour.example>\n\nAna,\n\nthe racking for aisles 1 to 6 ships next week.\nThe beams for aisle 7 are delayed by the mill, I expect them two weeks later.\nPlease tell us by {+4} who receives the trucks.\n\nTom Becker",
    },
    {
      daysAgo: 16,
      from: mia,
      subject: "Carrier",
      text: "We agreed to go with Nordhaul, the offer is within the budget.\nAna, please sign their order today.\nI still need the insurance certificate of the carrier before I can pay the deposit.\n\nMia",
    },
    {
      daysAgo: 12,
      from: ben,
      subject: "Floor report, week 2 of the move",
      text: "Aisles 1 to 4 stand. The chargers have power since {-1}.\nThe inspection of aisle 5 failed: two uprights lean, and the insurer will not cover the aisle until they are replaced.\nI will book a second inspection by {+3}.\nAna, please ask Steelrack who pays for the uprights.\n\nBen",
      attachments: [
        {
          filename: "aisles.csv",
          content:
            "aisle,places,state\r\n1,400,ready\r\n2,400,ready\r\n3,400,ready\r\n4,400,ready\r\n5,400,failed\r\n6,200,not inspected\r\n",
        },
      ],
    },
    {
      daysAgo: 9,
      from: ana,
      subject: "Re: Floor report, week 2 of the move",
      text: "Steelrack pays for the uprights, they confirmed it on the phone.\nWe decided to move the cold room one week later, on {+12}.\nMia, can you extend the lease of the old hall by two weeks?\n\nAna",
    },
    {
      daysAgo: 5,
      from: ben,
      subject: "Floor report, week 3 of the move",
      text: "The second inspection of aisle 5 passed.\nOne forklift is broken and the rental company has no other before {+4}, so the night shift moves half of what it could.\nMia, please call the rental company about a discount by {+2}.\nI will train the night shift on the new scanners by {+6}.\n\nBen",
    },
    {
      daysAgo: 3,
      from: mia,
      subject: "Lease of the old hall",
      text: "The landlord agreed to two more weeks, at 4,200 euros.\nThe landlord wants the hall broom-clean and the signs taken down by {+18}.\nBen, please name somebody for the signs by {+5}.\n\nMia",
    },
    {
      daysAgo: 1,
      from: carrier,
      subject: "Your pallets: trucks of the coming week",
      text: "Dear Ana,\n\nsix trucks come on {+4}, from 06:00.\nDriver 3 has no cold chain permit yet, so the cold room trucks are not confirmed.\nPlease send us the gate code by {+2}.\n\nNordhaul Dispatch",
    },
  ],
};
