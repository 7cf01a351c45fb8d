"""What the drawn board must know and the view does not tell: keys behind numbers, neighbours, prices and limits."""

from typing import Any

from . import actions, material


def printed(pack: dict[str, Any] | None) -> dict[str, Any]:
    m = material.load(pack)
    return {
        "CITIES": material.CITIES,
        "KINDS": material.KINDS,
        "ORDERS": material.ORDERS,
        "BONUSES": material.BONUSES,
        "SIDES": material.SIDES,
        "PRIVILEGES": actions.PRIVILEGE.keys,
        "SPECIAL_PARTS": actions.SPECIAL_PART.keys,
        "NEIGHBOURS": [[to for to in range(8) if mask >> to & 1] for mask in m.neighbours],
        "SHIP_PRICES": m.ship_price,
        "TOP_SPEED": m.top_speed,
        "ORDER_PRICE": m.order_price,
        "PRIVILEGE_SEALS": m.privilege_seals,
        "ORDERS_IN_PROGRESS": m.orders_in_progress,
        "DRAFT_KONTORS": m.draft_kontors,
        "DRAFT_ORDERS": m.draft_orders,
        "ROW_SEALS": [m.top_seals, m.bottom_seals],
        "BOTH_ROWS_SEALS": m.top_seals + m.bottom_seals_same_turn,
        "SEALS_TO_END": m.seals_to_end,
    }
